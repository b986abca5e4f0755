import { later } from '../later.ts';

/** What runs a batch, and the dialog that shows how far it is and what came of it. */
export const batchDialog = later(async () => {
  const [{ Modal }, { Progress }, { BatchDialog }, { runBatch }, { tellBatch }] = await Promise.all([
    import('@zhilv/ui/modal'),
    import('@zhilv/ui/progress'),
    import('./BatchDialog.tsx'),
    import('./runBatch.ts'),
    import('./tellBatch.ts'),
  ]);
  return { Modal, Progress, BatchDialog, runBatch, tellBatch };
});
