/*
 * In this order: Edge and Opera call themselves Chrome as well, and Chrome calls itself Safari. Whoever wants to be none
 * of these, such as WeChat's browser, is the engine that it builds on, which is what an error depends on.
 */
const FAMILIES = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const;

/** Family and major version of a browser, such as `Chrome 120`: what helps to find an error and leads to nobody. */
export function browserName(userAgent: string): string {
  for (const [family, pattern] of FAMILIES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${family} ${version.slice(0, 5)}`;
  }
  return 'other';
}
