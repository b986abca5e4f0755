import { contractFile } from './contractFile.ts';
import { endToEndFile } from './endToEndFile.ts';
import { handlerFile } from './handlerFile.ts';
import { handlerTestFile } from './handlerTestFile.ts';
import { menuFile } from './menuFile.ts';
import { pageFiles } from './pageFiles.ts';
import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { tableFile } from './tableFile.ts';

/** Every file of a list with its editor, from the table to the test in a browser. The lists that name them are not among them. */
export const screenFiles = (screen: ScreenDescription): readonly GeneratedFile[] => [
  contractFile(screen),
  tableFile(screen),
  handlerFile(screen),
  handlerTestFile(screen),
  menuFile(screen),
  ...pageFiles(screen),
  endToEndFile(screen),
];
