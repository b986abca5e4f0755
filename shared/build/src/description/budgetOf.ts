import { DOCUMENT_NAMES, type DocumentName, type ReleaseBudget } from '@zhilv/release/schema';
import type { BuildPlan } from '@zhilv/release/build-plan';

/** The limits in KiB of script as brotli packs it. `e2e/weight/budgets.json` tells where they come from. */
const CONTAINER = 16;
const PAGE = 25;
const SLOT = 16;
/**
 * The host's part of a first visit, in KiB of script as brotli packs it. Public pages may take 240 KiB of gzip, of which 40 are the
 * remote's; the console's first page may take 260, less a container and a page; sign-in may take little more than it does.
 */
const DOCUMENTS: Readonly<Record<DocumentName, number>> = { public: 170, 'sign-in': 96, console: 260 - CONTAINER - PAGE };

/**
 * Gives the limits of a release. `plan.budgets` names the pages and slots with a limit of their own.
 * @throws Error when it names what the build does not bring.
 */
export function budgetOf({
  name,
  pages,
  slots,
  budgets,
}: Pick<BuildPlan, 'name' | 'pages' | 'slots' | 'budgets'>): ReleaseBudget {
  const lost = Object.keys(budgets).filter((key) => !Object.hasOwn(pages, key) && !Object.hasOwn(slots, key));
  if (lost.length > 0) throw new Error(`${name} has a budget for ${lost.join(', ')}, but neither page nor slot of that key`);
  const limits = (keys: readonly string[], usual: number) => Object.fromEntries(keys.map((key) => [key, budgets[key] ?? usual]));
  return {
    entry: CONTAINER,
    pages: limits(Object.keys(pages), PAGE),
    slots: limits(Object.keys(slots), SLOT),
    documents: name === 'host' ? Object.fromEntries(DOCUMENT_NAMES.map((document) => [document, DOCUMENTS[document]])) : {},
  };
}
