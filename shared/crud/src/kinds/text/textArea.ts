import { later } from '../../later/later.ts';

/** The text area is loaded with the form, the only place that shows it. */
export const textArea = later(async () => (await import('@zhilv/ui/text-area')).TextArea);
