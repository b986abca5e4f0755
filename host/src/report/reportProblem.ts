import { REFUSED_PICTURE } from '@zhilv/site/refused-pictures';
import type * as Collection from './collection.ts';
import { hostRelease } from './hostRelease.ts';
import type { Circumstances, Scene } from './occurrence.ts';
import { pathWithoutValues } from './pathWithoutValues.ts';
import type { Occurrence } from './Reporter.ts';

/** The number of calls on an error's stack. Chromium's ten often end within shared code, before they reach the page. */
const STACK_DEPTH = 30;

let started = false;
let patternOf: (pathname: string) => string | null = () => null;
/** The errors that were reported, for React, router and window may each report the same one. */
const told = new WeakSet<object>();
/** The code that describes and sends errors; it is loaded with the first one, for most documents have none. */
let collection: Promise<typeof Collection> | undefined;

/**
 * Begins to report failures of this document to its server: uncaught errors, rejections, violations of the content policy,
 * hosts whose pictures are refused, and the values given to {@link reportProblem}. A failure that cannot be reported is dropped in silence.
 */
export function startReports(): void {
  started = true;
  // Only Chromium has this limit; other browsers keep enough calls.
  Object.assign(Error, { stackTraceLimit: STACK_DEPTH });
  // An event without an error comes from a script of another origin, or is a notice of the browser such as that of a resize
  // observer.
  window.addEventListener('error', ({ error }: ErrorEvent) => error && reportProblem('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem('rejection', reason));
  document.addEventListener('securitypolicyviolation', (violation) => {
    collect((scene, { collectViolation }) => collectViolation(violation, scene));
  });
  document.addEventListener(REFUSED_PICTURE, (event) => {
    const host = String((event as CustomEvent<unknown>).detail);
    reportProblem('policy', `图片未显示：${host} 不在 app-config.json 的 fileHosts 中`);
  });
}

/** Reports a thrown value, each object once. It does nothing in a document that does not report. */
export function reportProblem(kind: Occurrence['kind'], thrown: unknown, circumstances: Circumstances = {}): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (told.has(thrown)) return;
    told.add(thrown);
  }
  collect((scene, { collectThrown }) => collectThrown(kind, thrown, circumstances, scene));
}

/** Reports a failure that nobody saw, because another release stood in. */
export const reportRescued = (failure: unknown, standIn: string): void => reportProblem('load', failure, { standIn });

/** Sets the function that gives an address's path without the values in it, or null for an unknown address. */
export function namePathsBy(pattern: (pathname: string) => string | null): void {
  patternOf = pattern;
}

function collect(add: (scene: Scene, into: typeof Collection) => void): void {
  if (!started) return;
  const scene = presentScene();
  collection ??= import('./collection.ts');
  // A failure to report, such as a module that cannot be loaded or a thrown value that throws when it is read, is not reported.
  collection.then((into) => add(scene, into)).catch(() => {});
}

function presentScene(): Scene {
  const { origin, pathname } = window.location;
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox],[type=radio]),textarea');
  return {
    origin,
    hostRelease: hostRelease(),
    path: patternOf(pathname) ?? pathWithoutValues(pathname),
    typed: Array.from(fields, ({ value }) => value),
  };
}
