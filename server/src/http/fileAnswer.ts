/** An uploaded file as it is kept. */
export interface StoredFile {
  readonly content: Uint8Array<ArrayBuffer>;
  /** The media type that its content has. */
  readonly type: string;
}

/** Browsers show these as pictures; none of them can hold a script. */
const RASTER = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/**
 * Answers an uploaded file (docs/protocol/README.md §7); HTTP 404, empty, when there is none. The address changes with the content, so
 * a browser never asks again. Somebody else wrote it: it runs nothing, and what is no raster picture is only ever downloaded.
 */
export function fileAnswer({ method, url }: Request, file: StoredFile | null): Response {
  if (file === null) return new Response(null, { status: 404 });
  const name = url.slice(url.lastIndexOf('/') + 1).replace(/[?#].*/, '');
  const isShown = RASTER.has(file.type);
  return new Response(method === 'HEAD' ? null : file.content, {
    headers: {
      'Content-Type': isShown ? file.type : 'application/octet-stream',
      'Content-Length': String(file.content.byteLength),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...(isShown ? {} : { 'Content-Disposition': `attachment;filename=${name}` }),
    },
  });
}
