/** The page's icon: with a dot while it is somebody's turn here, so that a glance at the tabs is enough. Pictures, since drawings take time when they change. */

import { address } from "../net/api";

/** Show or hide the dot; where the page is installed as an application its icon gets one, too. */
export function dotIcon(isDotted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const icon = address(isDotted ? "icon-turn.png" : "icon.png");
  if (!link || link.getAttribute("href") === icon) return;
  link.href = icon;
  if (!("setAppBadge" in navigator)) return;
  void (isDotted ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}
