import lighthouse, { type Flags } from 'lighthouse';
import * as z from 'zod/mini';
import type { Finding, Place } from './Finding.ts';

const SETTINGS: Flags = {
  logLevel: 'error',
  // Times are the benchmarks' affair.
  onlyCategories: ['seo', 'accessibility', 'best-practices'],
  formFactor: 'mobile',
  // Slows nothing down, and so waits a second where it would wait five.
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  // Else it says nothing of a page that comes with the status it tells of.
  ignoreStatusCode: true,
};

/**
 * What keeps a page from the full score in Lighthouse's SEO, accessibility and best practices, as it shows on a phone.
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

/** Where an audit found something: elements, or whatever else it lists (console messages, addresses). */
function placesIn(details: unknown): readonly Place[] {
  return (Details.safeParse(details).data?.items ?? []).map((item) => {
    const node = Item.safeParse(item).data?.node;
    return node
      ? { selector: node.selector, markup: node.snippet, exceptions: [] }
      : { selector: 'page', markup: JSON.stringify(item), exceptions: [] };
  });
}
