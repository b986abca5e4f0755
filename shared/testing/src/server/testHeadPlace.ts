import type { HeadPlace } from '@zhilv/release/site-directory';

/** Gives the place at which public pages seem to stand in tests. */
export const testHeadPlace = (address: string): HeadPlace => ({
  origin: 'https://site.example',
  address,
  sharePicture: () => ({ address: '/share/standard.png' }),
});
