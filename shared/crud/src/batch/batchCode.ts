import { later } from '../later/later.ts';

/** Loads the code that runs a batch, and the dialog that shows its progress and result. */
export const batchCode = later(async () => {
  const [{ Modal }, { Progress }, { BatchDialog }, { runBatch }, { tellBatch }] = await Promise.all([
    import('@zhilv/ui/modal'),
    import('@zhilv/ui/progress'),
    import('./BatchDialog.tsx'),
    import('./runBatch.ts'),
    import('./tellBatch.ts'),
  ]);
  return { Modal, Progress, BatchDialog, runBatch, tellBatch };
});
