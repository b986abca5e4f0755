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

/* The order matters here as well: Android calls itself Linux too, and an iPhone something like macOS. */
const SYSTEMS = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Gives browser and system for somebody who looks for a device of his own, such as `Chrome 120 · Windows`; empty where neither is known. */
export function deviceName(userAgent: string): string {
  const browser = browserName(userAgent);
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser === 'other' ? undefined : browser, system].filter((part) => part !== undefined).join(' · ');
}
