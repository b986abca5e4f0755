import type { ClientErrorReport } from '@zhilv/contract/infra';
import { type Circumstances, type Scene, occurrenceOf, occurrenceOfViolation } from './occurrence.ts';
import { pathWithoutValues } from './pathWithoutValues.ts';
import { type Occurrence, Reporter } from './Reporter.ts';

/** Calls on an error's stack. Chromium's ten would often not reach the page behind the shared code. */
const STACK_DEPTH = 30;

const ENDPOINT = '/client-errors';

let reporter: Reporter | null = null;
let patternOf: (pathname: string) => string | null = () => null;
/** React, router and window may each tell of one and the same error. */
const told = new WeakSet<object>();

/**
 * Has what goes wrong in this document reported to the server it came from: uncaught errors, rejections, violations of
 * the policy, and whatever {@link reportProblem} is given. What cannot be reported is forgotten in silence.
 */
export function startReports(): void {
  // Chromium's alone; the others keep enough.
  Object.assign(Error, { stackTraceLimit: STACK_DEPTH });
  const started = new Reporter(send);
  reporter = started;
  // Without an error it is a script of another origin, or a notice of the browser's such as that of a resize observer.
  window.addEventListener('error', ({ error }: ErrorEvent) => error && reportProblem('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem('rejection', reason));
  document.addEventListener('securitypolicyviolation', (violation) => add((scene) => occurrenceOfViolation(violation, scene)));
  window.addEventListener('pagehide', () => started.flush());
}

/** Reports something that was thrown, once; it does nothing in a document that does not report. */
export function reportProblem(kind: Occurrence['kind'], thrown: unknown, circumstances: Circumstances = {}): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (told.has(thrown)) return;
    told.add(thrown);
  }
  add((scene) => occurrenceOf(kind, thrown, circumstances, scene));
}

/** Says what the path of an address is without the values in it; null for an address that nobody knows. */
export function namePathsBy(pattern: (pathname: string) => string | null): void {
  patternOf = pattern;
}

function add(occurrence: (scene: Scene) => Occurrence | null): void {
  if (!reporter?.open) return;
  try {
    const met = occurrence(presentScene());
    if (met) reporter.add(met);
  } catch {
    // A thing that throws when it is looked at; an error in telling of errors would tell of itself without end.
  }
}

function presentScene(): Scene {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox],[type=radio]),textarea');
  const { origin, pathname } = window.location;
  return {
    origin,
    hostRelease: hostRelease(),
    path: patternOf(pathname) ?? pathWithoutValues(pathname),
    typed: Array.from(fields, ({ value }) => value),
  };
}

/** As the document's address of the host's files has it, `/host/<release>/`. */
function hostRelease(): string {
  const [, release] = /^\/host\/([\w.-]+)\/$/.exec(document.documentElement.dataset['host'] ?? '') ?? [];
  return release ?? 'dev';
}

function send(errors: readonly ClientErrorReport['errors'][number][]): void {
  // The browser would only tell of one more failure.
  if (!navigator.onLine) return;
  const report: ClientErrorReport = { hostRelease: hostRelease(), errors: [...errors] };
  fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // Goes on when the document is left.
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}
