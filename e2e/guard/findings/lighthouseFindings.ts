import lighthouse, { type Flags } from 'lighthouse';
import * as z from 'zod/mini';
import type { Finding, Place } from './Finding.ts';

const SETTINGS: Flags = {
  logLevel: 'error',
  // The benchmarks measure times.
  onlyCategories: ['seo', 'accessibility', 'best-practices'],
  formFactor: 'mobile',
  // This method slows nothing down, and so Lighthouse waits for one second and not for five.
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  // Pages such as /404 are looked at although their status says that they are not there.
  ignoreStatusCode: true,
};

/**
 * Finds everything that keeps a page on a phone from Lighthouse's full score in SEO, accessibility and best practices.
 * @param port where the browser can be debugged
 * @param excused audits that the page fails on purpose
 */
export async function lighthouseFindings(port: number, address: string, excused: readonly string[]): Promise<readonly Finding[]> {
  const run = await lighthouse(address, { ...SETTINGS, port, skipAudits: [...excused] });
  if (run === undefined) throw new Error(`Lighthouse did not look at ${address}`);
  const { audits, categories, runtimeError } = run.lhr;
  if (runtimeError !== undefined) return [withoutScore('page', runtimeError.message)];
  return Object.values(categories).flatMap(({ id, score, auditRefs }): readonly Finding[] => {
    if (score === null) return [withoutScore(id, 'an audit it counts could not be made')];
    return auditRefs.flatMap(({ id: name, weight }) => {
      const audit = audits[name];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      const { title, description, details } = audit;
      return [{ rule: `lighthouse ${id}`, says: `${name}: ${title}`, places: placesIn(details), advice: description }];
    });
  });
}

const withoutScore = (what: string, reason: string): Finding => ({
  rule: 'lighthouse',
  says: `no score for ${what}: ${reason}`,
  places: [],
  advice: 'open the page in Chromium and run Lighthouse in its developer tools',
});

const Details = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
const Item = z.object({ node: z.object({ selector: z.string(), snippet: z.string() }) });

/** The places that an audit lists: elements, or the page with a console message or an address. */
function placesIn(details: unknown): readonly Place[] {
  return (Details.safeParse(details).data?.items ?? []).map((item) => {
    const node = Item.safeParse(item).data?.node;
    return node
      ? { selector: node.selector, markup: node.snippet, exceptions: [] }
      : { selector: 'page', markup: JSON.stringify(item), exceptions: [] };
  });
}
