import lighthouse, { type Flags, type Result } from 'lighthouse';
import { SLOW } from './profiles.ts';

/** Lighthouse's judgement of how fast a page opens on a phone. */
export interface PhoneMark {
  /** Points of 100. */
  readonly score: number;
  /** Milliseconds until the largest thing on the first screen is painted. */
  readonly paintMs: number;
  /** Milliseconds in which scripts kept the page from answering. */
  readonly blockedMs: number;
}

const kbps = SLOW.bitsPerSecond / 1000;

const SETTINGS: Flags = {
  logLevel: 'error',
  onlyCategories: ['performance'],
  formFactor: 'mobile',
  // The browser's network is slowed down; the default method would calculate with a model of a slow one.
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: SLOW.latencyMs,
    requestLatencyMs: SLOW.latencyMs,
    throughputKbps: kbps,
    downloadThroughputKbps: kbps,
    uploadThroughputKbps: kbps,
    cpuSlowdownMultiplier: SLOW.slowdown,
  },
  disableFullPageScreenshot: true,
};

/** Lighthouse now and then loses an audit with the trace; then the page is looked at again. */
const ATTEMPTS = 3;

/** Opens a page with an empty cache under the slow profile. @param port where the browser can be debugged */
export async function phoneMark(port: number, address: string): Promise<PhoneMark> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await lookAt(port, address);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function lookAt(port: number, address: string): Promise<PhoneMark> {
  const run = await lighthouse(address, { ...SETTINGS, port });
  if (run === undefined) throw new Error(`Lighthouse did not look at ${address}`);
  const { audits, categories, runtimeError } = run.lhr;
  const score = categories['performance']?.score;
  if (runtimeError !== undefined || typeof score !== 'number')
    throw new Error(`Lighthouse gives no score for ${address}: ${runtimeError?.message ?? failedAudits(audits)}`);
  const milliseconds = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gives no ${audit} for ${address}`);
    return value;
  };
  return {
    score: score * 100,
    paintMs: milliseconds('largest-contentful-paint'),
    blockedMs: milliseconds('total-blocking-time'),
  };
}

const failedAudits = (audits: Result['audits']): string =>
  Object.values(audits)
    .filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
    .map(({ id, errorMessage }) => `${id}: ${errorMessage}`)
    .join('; ');
