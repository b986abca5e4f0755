import type { HeadPlace } from '@zhilv/federation/release-directory';

/** For tests: where public pages seem to stand. */
export const testHeadPlace = (address: string): HeadPlace => ({
  origin: 'https://site.example',
  address,
  sharePicture: () => ({ address: '/share/standard.png' }),
});
