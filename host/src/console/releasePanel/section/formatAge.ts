const UNITS = [
  ['天', 24 * 3_600_000],
  ['小时', 3_600_000],
  ['分钟', 60_000],
] as const;

/** Tells how long ago an instant is, in whole days, hours or minutes: 3 天前. Both are in epoch ms. */
export function formatAge(instant: number, now: number): string {
  const passed = now - instant;
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? [null, 1];
  return unit === null ? '刚刚' : `${Math.floor(passed / size)} ${unit}前`;
}
