import { later } from '../later.ts';

/** What exports a list and shows how far it is. */
export const exportCode = later(async () => {
  const [{ Progress }, { ExportProgress }, { exportList }] = await Promise.all([
    import('@zhilv/ui/progress'),
    import('./ExportProgress.tsx'),
    import('./exportList.ts'),
  ]);
  return { Progress, ExportProgress, exportList };
});
