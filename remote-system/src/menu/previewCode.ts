import { later } from '@zhilv/crud';

/** Loads the dialog that shows the menu of a role, when somebody opens it. */
export const previewCode = later(() => import('./PreviewDialog.tsx'));
