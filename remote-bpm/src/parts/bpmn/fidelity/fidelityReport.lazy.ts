import { compareTrees } from './compareTrees.ts';
import type { Loss } from './Loss.ts';
import { xmlTree } from './xmlTree.ts';

/**
 * Gives what a document would lose by being saved as its export; normally nothing.
 * @throws Error when one of them is no XML
 */
export const fidelityReport = (original: string, exported: string): readonly Loss[] =>
  compareTrees(xmlTree(original), xmlTree(exported));
