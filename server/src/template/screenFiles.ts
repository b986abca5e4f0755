import { contractFile } from './contractFile.ts';
import { handlersFile } from './handlersFile.ts';
import { menuFile } from './menuFile.ts';
import { pageTestFile } from './pageTestFile.ts';
import { routeFile } from './routeFile.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { tableFile } from './tableFile.ts';

/** Every file of a list with its editor, from the table to the test of its page. The lists that name them follow from the folders. */
export const screenFiles = (screen: ScreenDescription): readonly GeneratedFile[] => [
  contractFile(screen),
  tableFile(screen),
  handlersFile(screen),
  menuFile(screen),
  routeFile(screen),
  pageTestFile(screen),
];
