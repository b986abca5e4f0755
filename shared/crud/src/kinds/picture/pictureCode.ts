import { later } from '../../later/later.ts';

/** What takes pictures is loaded with the form, the only place that shows it. */
export const pictureCode = later(async () => (await import('./PictureInput.tsx')).PictureInput);
