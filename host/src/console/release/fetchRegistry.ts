import { Registry } from '@zhilv/federation/schema';

/** Who waits longer for a small file has no connection worth the name. */
const LIMIT_MS = 10_000;

/**
 * Asks for the registry; the browser asks whether its copy is still the latest one.
 * @throws Error when none can be had in time, or when what comes is none
 */
export async function fetchRegistry(): Promise<Registry> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMIT_MS);
  try {
    const answer = await fetch('/registry.json', { cache: 'no-cache', signal: limit.signal });
    if (!answer.ok) throw new Error(`the registry was answered with status ${answer.status}`);
    return Registry.parse(await answer.json());
  } finally {
    clearTimeout(timer);
  }
}
