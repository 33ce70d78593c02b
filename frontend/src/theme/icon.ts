/** The page's icon: with a dot while it is somebody's turn here, so that a glance at the tabs is enough. */

import { address } from "../net/api";

/** Show or hide the dot; where the page is installed as an application its icon gets one, too. */
export function dotIcon(isDotted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = address(isDotted ? "icon-turn.svg" : "icon.svg");
  if (!("setAppBadge" in navigator)) return;
  void (isDotted ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}
