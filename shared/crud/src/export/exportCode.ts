import { later } from '../later/later.ts';

/** Loads the code that exports a list and shows its progress. */
export const exportCode = later(async () => {
  const [{ Progress }, { ExportProgress }, { exportList }] = await Promise.all([
    import('@zhilv/ui/progress'),
    import('./ExportProgress.tsx'),
    import('./exportList.ts'),
  ]);
  return { Progress, ExportProgress, exportList };
});
