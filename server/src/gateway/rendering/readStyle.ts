import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { readChecked } from './readChecked.ts';
import type { NamedFile, ReadStyle } from './style/inlineStyles.ts';
import { StyleRules } from './style/StyleRules.ts';

/** So many stylesheets are kept as rules, by digest. */
const KEPT_STYLES = 100;

const rulesByDigest = new LRUCache<string, Pick<ReadStyle, 'rules'>>({ max: KEPT_STYLES });

/**
 * Reads a published stylesheet. It gives null where the file is gone, does not have its digest or is none, because the browser
 * will find the same and report it.
 * @param siteDirectory absolute path
 */
export function readStyle(siteDirectory: string, { address, integrity }: NamedFile): ReadStyle | null {
  try {
    const text = readChecked(path.join(siteDirectory, address), integrity).toString('utf8');
    const read = rulesByDigest.get(integrity) ?? { rules: StyleRules.read(text) };
    rulesByDigest.set(integrity, read);
    return { text, ...read };
  } catch {
    return null;
  }
}
