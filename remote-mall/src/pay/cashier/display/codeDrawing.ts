import { later } from '@zhilv/crud';
import type { Display } from './displayOf.ts';

/** What draws codes. Those who pay otherwise never load it. */
export const codeDrawing = later(async () => (await import('./qrPath.lazy.ts')).qrPath);

/** Loads what a display is drawn with. A code that cannot be drawn can still be copied, so nothing fails. */
export async function prepareDisplay({ kind }: Display): Promise<void> {
  if (kind === 'code') await codeDrawing.load().catch(() => {});
}
