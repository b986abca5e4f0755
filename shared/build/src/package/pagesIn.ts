import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { PageDeclaration } from '@zhilv/release/pages';
import * as z from 'zod/mini';

const page = z.strictObject({
  key: z.string(),
  path: z.exactOptional(z.string()),
  title: z.exactOptional(z.string()),
  activeMenu: z.exactOptional(z.string()),
  hidden: z.exactOptional(z.boolean()),
  layout: z.exactOptional(z.enum(['public', 'console', 'blank'])),
  keepAlive: z.exactOptional(z.boolean()),
  affix: z.exactOptional(z.boolean()),
  markup: z.exactOptional(z.boolean()),
});

/** The declaration as the formatter leaves it: on one line, or closed at the beginning of one. */
const DECLARATION = /^export const page = (\{(?:.*|[^]*?\n)\});$/m;

/**
 * The pages of a remote by page key, as their modules `*.route.ts` below `src/` declare them: `export const page = { key: …, … };`.
 * The declaration is read as text, for a page does not run in Node, so it is a literal. Modules in `named` are left out.
 *
 * @throws Error for a module that declares no page, or two of one key
 */
export function pagesIn(directory: string, named: readonly string[]): Readonly<Record<string, PageDeclaration>> {
  const source = path.join(directory, 'src');
  const pages: Record<string, PageDeclaration> = {};
  for (const file of globSync('**/*.route.{ts,tsx}', { cwd: source }).toSorted()) {
    const module = `./${file.split(path.sep).join('/')}`;
    if (named.includes(module)) continue;
    const { key, ...rest } = declarationIn(path.join(source, file));
    if (key in pages) throw new Error(`${module} and ${pages[key]?.module} declare a page of one key, ${key}`);
    pages[key] = { module, ...rest };
  }
  return pages;
}

function declarationIn(file: string): z.infer<typeof page> {
  const [, literal] = DECLARATION.exec(readFileSync(file, 'utf8')) ?? [];
  if (literal === undefined)
    throw new Error(`${file} does not say which page it is; begin it with: export const page = { key: '…', title: '…' };`);
  try {
    // The context has no names, so every expression that uses one fails here.
    return page.parse(runInNewContext(`(${literal})`, Object.create(null)));
  } catch (error) {
    throw new Error(`${file}: its page is not declared by a literal as the build reads it`, { cause: error });
  }
}
