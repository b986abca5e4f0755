import type * as Collection from './collection.ts';
import { hostRelease } from './hostRelease.ts';
import type { Circumstances, Scene } from './occurrence.ts';
import { pathWithoutValues } from './pathWithoutValues.ts';
import type { Occurrence } from './Reporter.ts';

/** Calls on an error's stack. Chromium's ten would often not reach the page behind the shared code. */
const STACK_DEPTH = 30;

let started = false;
let patternOf: (pathname: string) => string | null = () => null;
/** React, router and window may each tell of one and the same error. */
const told = new WeakSet<object>();
/** Most documents never need it. */
let collection: Promise<typeof Collection> | undefined;

/**
 * Has what goes wrong in this document reported to the server it came from: uncaught errors, rejections, violations of
 * the policy, and whatever {@link reportProblem} is given. What cannot be reported is forgotten in silence.
 */
export function startReports(): void {
  started = true;
  // Only Chromium has this limit; the others keep enough.
  Object.assign(Error, { stackTraceLimit: STACK_DEPTH });
  // An event without an error tells of a script of another origin, or is a notice of the browser's such as that of a resize
  // observer.
  window.addEventListener('error', ({ error }: ErrorEvent) => error && reportProblem('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem('rejection', reason));
  document.addEventListener('securitypolicyviolation', (violation) => {
    collect((scene, { collectViolation }) => collectViolation(violation, scene));
  });
}

/** Reports something that was thrown, once; it does nothing in a document that does not report. */
export function reportProblem(kind: Occurrence['kind'], thrown: unknown, circumstances: Circumstances = {}): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (told.has(thrown)) return;
    told.add(thrown);
  }
  collect((scene, { collectThrown }) => collectThrown(kind, thrown, circumstances, scene));
}

/** Says what the path of an address is without the values in it; null for an address that nobody knows. */
export function namePathsBy(pattern: (pathname: string) => string | null): void {
  patternOf = pattern;
}

function collect(add: (scene: Scene, into: typeof Collection) => void): void {
  if (!started) return;
  const scene = presentScene();
  collection ??= import('./collection.ts');
  // The module cannot be loaded, or the thing thrown throws when it is looked at: an error in telling of errors tells nobody.
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
