/** The dark squares of a code as the outline of one drawing; those side by side in a row are one stroke. */
export function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.map((isDark) => (isDark ? "#" : " ")).join("").matchAll(/#+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join("");
}
