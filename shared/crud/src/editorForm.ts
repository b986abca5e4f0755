import { later } from './later.ts';

/** The form of every editor. Most visits to a list only read; so it comes when one is about to be opened. */
export const editorForm = later(async () => (await import('./EditorForm.tsx')).EditorForm);
