/** The fields that are read of the browser's record of one file. */
export type FileTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'decodedBodySize'
>;

/** The loading of one release's files into this document, summed up. */
export interface LoadTiming {
  readonly remote: string;
  readonly release: string;
  readonly files: number;
  /** The number of files that the browser's cache had already. */
  readonly cached: number;
  /** The bytes that went over the wire, packed and with headers. */
  readonly bytes: number;
  /** The time in ms during which at least one file was under way; files that came side by side count once. */
  readonly busyMs: number;
  readonly slowest: { readonly file: string; readonly ms: number };
}

const RELEASE_FILE = /^\/(?:(host)|remotes\/([^/]+))\/([^/]+)\/(.+)$/;

/** Gives the timings by release, in the order in which their first files were asked for; files of no release are left out. */
export function loadTimings(timings: readonly FileTiming[], origin: string): readonly LoadTiming[] {
  const byRelease = new Map<string, [Place, FileTiming][]>();
  for (const timing of [...timings].sort((one, other) => one.startTime - other.startTime)) {
    const place = placeOf(timing.name, origin);
    if (place === null) continue;
    const key = `${place.remote}/${place.release}`;
    const files = byRelease.get(key) ?? [];
    byRelease.set(key, files);
    files.push([place, timing]);
  }
  return [...byRelease.values()].flatMap((files) => timingOf(files) ?? []);
}

interface Place {
  readonly remote: string;
  readonly release: string;
  readonly file: string;
}

function placeOf(address: string, origin: string): Place | null {
  const url = new URL(address);
  if (url.origin !== origin) return null;
  const [, host, remote, release, file] = RELEASE_FILE.exec(url.pathname) ?? [];
  const name = host ?? remote;
  return name === undefined || release === undefined || file === undefined ? null : { remote: name, release, file };
}

function timingOf(files: readonly (readonly [Place, FileTiming])[]): LoadTiming | null {
  const [first] = files;
  if (first === undefined) return null;
  const [{ remote, release }] = first;
  let busyMs = 0;
  let until = 0;
  let slowest = { file: '', ms: -1 };
  for (const [{ file }, { startTime, responseEnd }] of files) {
    busyMs += Math.max(0, responseEnd - Math.max(until, startTime));
    until = Math.max(until, responseEnd);
    if (responseEnd - startTime > slowest.ms) slowest = { file, ms: responseEnd - startTime };
  }
  return {
    remote,
    release,
    files: files.length,
    cached: files.filter(([, { transferSize, decodedBodySize }]) => transferSize === 0 && decodedBodySize > 0).length,
    bytes: files.reduce((sum, [, { transferSize }]) => sum + transferSize, 0),
    busyMs,
    slowest,
  };
}
