/*
 * The order matters: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. Another browser, such as
 * WeChat's, counts as the engine that it builds on, because errors depend on that.
 */
const FAMILIES = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const;

/** Gives a browser's family and major version, such as `Chrome 120`, which help to find an error and lead to nobody. */
export function browserName(userAgent: string): string {
  for (const [family, pattern] of FAMILIES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${family} ${version.slice(0, 5)}`;
  }
  return 'other';
}
