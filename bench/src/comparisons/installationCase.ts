import type { BenchCase } from '../BenchCase.ts';
import { type OpeningCase, openingCase } from '../openingCase.ts';
import { listOf } from '../pages/consolePages.ts';
import { type LargeInstallation, startLargeInstallation } from '../product/startLargeInstallation.ts';

interface InstallationCase extends Pick<OpeningCase, 'name' | 'budgets'> {
  readonly rows: LargeInstallation;
}

/** Measures the first list where far more is installed than the page shows. */
export const installationCase = ({ rows, ...facts }: InstallationCase): BenchCase =>
  openingCase({
    ...facts,
    floorName: 'the same list without them',
    prepare: async ({ product, browser }) => {
      const large = await startLargeInstallation(rows);
      return { subject: await listOf(browser, large), floor: await listOf(browser, product), close: () => large.stop() };
    },
  });
