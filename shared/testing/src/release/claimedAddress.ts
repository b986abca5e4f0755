import type { ReleasePage } from '@zhilv/release/schema';
import type { SeededRandom } from '../soak/SeededRandom.ts';

const SEGMENTS = [
  'bpm',
  'BPM',
  'manager',
  'model',
  'design',
  'report',
  'mall',
  '系统',
  ':id',
  ':id(\\d+)',
  '7',
  'index',
  'login',
];
const ODD_SEGMENTS = [
  'home',
  '404',
  'prod-api',
  'admin-api',
  'remotes',
  'host',
  'releases',
  'redirect',
  'frame',
  '..',
  '.',
  '%6cogin',
];

/** The part of a page's declaration that claims an address. */
export interface Claim {
  readonly path: string;
  readonly layout: ReleasePage['layout'];
}

/** Makes up the claim of a page, often of an address that others have. @param taken these addresses are likely */
export function claimedAddress(random: SeededRandom, taken: readonly string[]): Claim {
  const segments = Array.from({ length: 1 + random.below(3) }, () => random.pick(random.chance(0.8) ? SEGMENTS : ODD_SEGMENTS));
  const path = random.chance(0.2) ? random.pick(taken) : `/${segments.join('/')}`;
  return { path: random.chance(0.2) ? `${path}/` : path, layout: random.chance(0.7) ? 'console' : 'public' };
}
