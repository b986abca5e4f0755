/** The address at which our gateway tells the revisions of the registry; a static host has none. */
const ADDRESS = '/registry.events';

/** The gateway sends something twice a minute at least. A stream that is silent for so long, in milliseconds, is dead. */
const SILENT_MS = 60_000;

/** How a stream ended: there is none at the address, it broke off, or it is not wanted any more. */
export type StreamEnd = 'refused' | 'lost' | 'left';

interface ReadRevisionsOptions {
  /** Takes each revision; the present one comes first, and the gateway repeats it as a sign of life. */
  readonly take: (revision: number) => void;
  /** Aborts when the stream is not wanted any more. */
  readonly signal: AbortSignal;
}

/** Reads the revisions of the registry as the gateway tells them. Resolves when that has ended, and never rejects. */
export function readRevisions({ take, signal }: ReadRevisionsOptions): Promise<StreamEnd> {
  return new Promise((resolve) => {
    const stream = new EventSource(ADDRESS);
    let silence: ReturnType<typeof setTimeout>;
    const end = (how: StreamEnd): void => {
      clearTimeout(silence);
      signal.removeEventListener('abort', leave);
      // It would go on by itself, at times that all tabs share.
      stream.close();
      resolve(how);
    };
    const leave = (): void => end('left');
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => end('lost'), SILENT_MS);
    };
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      listen();
      const revision = Number(data);
      if (Number.isSafeInteger(revision)) take(revision);
    });
    // The browser closes by itself a stream that is answered by another status or type, and only that.
    stream.addEventListener('error', () => end(stream.readyState === EventSource.CLOSED ? 'refused' : 'lost'));
    signal.addEventListener('abort', leave);
    listen();
  });
}
