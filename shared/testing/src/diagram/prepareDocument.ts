import { configureWithoutSession, prepareMarkup, trustedMarkup } from '@zhilv/platform';
import { vi } from 'vitest';
import { drawSvg } from './drawSvg.ts';

/** Gives the test's document what bpmn-js and its parts need. */
export async function prepareDocument(): Promise<void> {
  drawSvg();
  // happy-dom has no fonts.
  globalThis.FontFace ??= vi.fn() as unknown as typeof FontFace;
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: { add: () => {} }, configurable: true });
  try {
    trustedMarkup('');
  } catch {
    // Another test of this worker may have configured the platform already.
    configureWithoutSession({ apiBase: '/', tenantOn: false });
  }
  await prepareMarkup();
}
