import { mayBePath, pagesInTurn, pathsMeet } from '@zhilv/release/page-address';
import { page, row } from '@zhilv/testing/host/menu-rows';
import { type Claim, claimedAddress } from '@zhilv/testing/release/claimed-address';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import { signInPages } from '../../address/signInPages.ts';
import { routesFromMenus } from './routesFromMenus.ts';

const CLAIMS = rounds({ sample: 300, soak: 50_000 });

const model = page('bpm/model/index', { remote: 'remote_bpm' });
const design = page('bpm/design', { remote: 'remote_bpm', path: '/bpm/design/:id(\\d+)' });
const rows = [
  row('/bpm/manager/model', { component: model.key }),
  row('/bpm/report', { component: 'a/page/that/no/release/has' }),
];
const TAKEN = ['/bpm/manager/model', '/bpm/design/7', '/index', '/404', '/releases', '/login'];
const SIGN_IN = signInPages.map(({ path }) => path);

/** Gives what the console shows at an address once another remote claims one, by the loader's rule. */
function shownWith(claim: Claim | null): (address: string) => string | null {
  const hasAddress = pagesInTurn([]);
  const claiming = claim === null ? [] : [page('zoo/index', { remote: 'remote_zoo', ...claim })];
  const pages = [model, design, ...claiming].map(({ path, ...one }) => {
    const has = hasAddress(one.remote, { path, layout: one.layout });
    return has && path !== undefined ? { ...one, path } : one;
  });
  const { table } = routesFromMenus(rows, pages, []);
  return (address) => {
    const target = table.match(address)?.target;
    return target?.kind === 'page' ? target.page.key : (target?.kind ?? null);
  };
}

it(`never shows another page at an address that somebody has, of ${CLAIMS} claims at random (seed ${randomSeed})`, () => {
  const random = new SeededRandom(randomSeed);
  const shown = shownWith(null);
  for (let count = 0; count < CLAIMS; count += 1) {
    const claim = { ...claimedAddress(random, TAKEN), layout: 'console' as const };
    const shownNow = shownWith(claim);

    for (const address of TAKEN) expect(shownNow(address), `${claim.path} at ${address}`).toBe(shown(address));
    const others = [...TAKEN, design.path ?? ''];
    if (!mayBePath(claim.path, claim.layout, SIGN_IN) || others.some((path) => pathsMeet(path, claim.path))) continue;
    expect(shownNow(claim.path.replaceAll(/:id(\(\\d\+\))?/g, '12')), claim.path).toBe('zoo/index');
  }
});
