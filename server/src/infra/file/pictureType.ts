const startsWith = (content: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => content[at + index] === byte);

/** The letters of RIFF, and of the format in it. */
const [RIFF, WEBP] = [
  [0x52, 0x49, 0x46, 0x46],
  [0x57, 0x45, 0x42, 0x50],
] as const;

/**
 * Tells the kind of a picture by its content, for a name and a header say what their sender likes (https://mimesniff.spec.whatwg.org
 * §6.1). Null for everything else, SVG among it, which can hold a script.
 */
export function pictureType(content: Uint8Array): { readonly type: string; readonly ending: string } | null {
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { type: 'image/png', ending: 'png' };
  if (startsWith(content, [0xff, 0xd8, 0xff])) return { type: 'image/jpeg', ending: 'jpg' };
  if (startsWith(content, RIFF) && startsWith(content, WEBP, 8)) return { type: 'image/webp', ending: 'webp' };
  return null;
}
