import { listedAddresses, UNLISTED_ADDRESSES } from '../product/publicAddresses.ts';
import { type ReadHead, readHeads } from './readHead.ts';
import { StructuredData } from './structuredData.ts';
import { expect, test } from '../fixtures/test.ts';

/** Search engines show this many characters. */
const TITLE_LIMIT = 30;
const DESCRIPTION_LIMIT = 78;

const isListed = ({ meta }: ReadHead): boolean => meta['robots'] === undefined;

test('search engines and those who share a page are told what it is, of each something else', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const listed = await listedAddresses(page);
  const heads = await readHeads(page, [...listed, ...UNLISTED_ADDRESSES]);

  const faults: string[] = [];
  for (const head of heads) {
    const fault = (says: string | false): void => {
      if (says !== false) faults.push(`${head.address}: ${says}`);
    };
    const { address, status, language, titles, meta, canonical } = head;
    const [title = ''] = titles;
    const one = (name: string): string | undefined => (meta[name]?.length === 1 ? meta[name][0] : undefined);
    const description = one('description') ?? '';
    fault(language !== 'zh-CN' && `language ${language}`);
    fault((titles.length !== 1 || !/.+ - .+/.test(title) || Array.from(title).length > TITLE_LIMIT) && `title ${titles.join()}`);
    fault((description.length < 12 || Array.from(description).length > DESCRIPTION_LIMIT) && `description ${description}`);
    fault(one('og:title') !== title && `og:title ${one('og:title')}`);
    fault(one('og:description') !== description && `og:description ${one('og:description')}`);
    fault(one('og:site_name') !== title.split(' - ').at(-1) && `og:site_name ${one('og:site_name')}`);
    fault(one('og:locale') !== 'zh_CN' && `og:locale ${one('og:locale')}`);
    fault(!['website', 'article'].includes(one('og:type') ?? '') && `og:type ${one('og:type')}`);
    fault(!one('og:image')?.startsWith(`${origin}/share/`) && `og:image ${one('og:image')}`);
    if (listed.includes(address)) fault(canonical.join() !== origin + address && `canonical ${canonical.join()}`);
    if (status !== 200) fault(isListed(head) && 'not there, and listed');
    fault(isListed(head) !== (canonical.length === 1) && `robots ${meta['robots']?.join()}, canonical ${canonical.join()}`);
    if (isListed(head)) fault(one('og:url') !== canonical[0] && `og:url ${one('og:url')}`);
  }
  const own = heads.filter((head) => isListed(head) && head.canonical[0] === origin + head.address);
  for (const texts of [own.map(({ titles }) => titles[0]), own.map(({ meta }) => meta['description']?.[0])])
    faults.push(...texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `said twice: ${text}`));

  expect(faults).toEqual([]);
  expect(own.length).toBeGreaterThan(40);
});

test('a page that is shared comes with a picture', async ({ page }) => {
  const heads = await readHeads(page, await listedAddresses(page));
  const pictures = new Set(heads.map(({ meta }) => meta['og:image']?.[0] ?? ''));

  expect(pictures.size).toBeGreaterThan(20);
  for (const address of pictures) {
    const answer = await page.request.get(address);
    const bytes = await answer.body();
    // Width and height stand right behind the signature (https://www.w3.org/TR/png-3/#11IHDR).
    const size = [bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect([address, answer.status(), ...size]).toEqual([address, 200, 'PNG', 1200, 630]);
  }
});

test('structured data is what schema.org knows, and of this site', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const listed = await listedAddresses(page);
  const faults: string[] = [];
  const kinds = new Map<string, number>();
  for (const { address, structuredData, canonical } of await readHeads(page, listed)) {
    const { data, error } = StructuredData.safeParse(structuredData[0]);
    if (structuredData.length !== 1 || data === undefined) {
      faults.push(`${address}: ${structuredData.length} parts, ${error?.message}`);
      continue;
    }
    const graph = data['@graph'];
    const ids = new Set(graph.flatMap((node) => ('@id' in node ? [node['@id']] : [])));
    for (const node of graph) {
      kinds.set(node['@type'], (kinds.get(node['@type']) ?? 0) + 1);
      for (const reference of referencesIn(node))
        if (!ids.has(reference)) faults.push(`${address}: nothing is called ${reference}`);
      if (node['@type'] !== 'BreadcrumbList') continue;
      const trail = node.itemListElement.map(({ item }) => item);
      if (trail.at(-1) !== canonical[0]) faults.push(`${address}: the trail ends at ${trail.at(-1)}`);
      const astray = trail.filter((item) => !listed.includes(item.slice(origin.length)));
      if (astray.length > 0) faults.push(`${address}: the trail leads to ${astray.join()}`);
    }
  }

  expect(faults).toEqual([]);
  const every = listed.length;
  expect(Object.fromEntries(kinds)).toEqual({
    Organization: every,
    WebSite: every,
    // Every trail begins at the home, which has none itself.
    BreadcrumbList: every - 1,
    NewsArticle: listed.filter((address) => address.startsWith('/news-detail?')).length,
    Service: listed.filter((address) => address.startsWith('/case-detail?') && address.endsWith('type=1')).length,
  });
});

/** Finds the ids by which a node refers to others. */
function referencesIn(node: object): readonly string[] {
  return Object.values(node).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return '@id' in value && Object.keys(value).length === 1 ? [String(value['@id'])] : referencesIn(value);
  });
}
