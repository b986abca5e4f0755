import type { ClientErrorReport } from '@zhilv/contract/operation';
import { retryAfterMs } from '@zhilv/platform/retry-after';
import { type Circumstances, occurrenceOf, occurrenceOfViolation, type Scene, type Violation } from './occurrence.ts';
import { type Occurrence, Reporter } from './Reporter.ts';

const ENDPOINT = '/client-errors';

let hostRelease = '';
/** The time until which the server wants no reports, in milliseconds of the document's clock. */
let quietUntil = 0;
const reporter = new Reporter((errors) => {
  // Without a network the request would only add one more failure.
  if (navigator.onLine && performance.now() >= quietUntil) void send({ hostRelease, errors: [...errors] });
});
window.addEventListener('pagehide', () => reporter.flush());

/** Collects a thrown value to be sent. */
export function collectThrown(kind: Occurrence['kind'], thrown: unknown, circumstances: Circumstances, scene: Scene): void {
  add(scene, () => occurrenceOf(kind, thrown, circumstances, scene));
}

/** Collects a violation of the content policy to be sent. */
export function collectViolation(violation: Violation, scene: Scene): void {
  add(scene, () => occurrenceOfViolation(violation, scene));
}

function add(scene: Scene, described: () => Occurrence | null): void {
  if (!reporter.open) return;
  ({ hostRelease } = scene);
  const occurrence = described();
  if (occurrence) reporter.add(occurrence);
}

async function send(report: ClientErrorReport): Promise<void> {
  try {
    const { status, headers } = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      // The request must outlive the document.
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (status === 429) quietUntil = performance.now() + (retryAfterMs(headers) ?? 0);
  } catch {
    // A report that cannot be sent is dropped, for there is nobody to tell.
  }
}
