import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dictionary, dictLabel } from './dictionary.ts';

const ROUNDS = rounds({ sample: 15, soak: 800 });
const PATH = '/admin-api/system/dict-data/list-all-simple';

const { backEnd, storage, storeSession } = preparePlatform();

const asked = () => backEnd().receivedAt(PATH).length;
/** Lets about as much time pass as several calls take. */
const calm = async () => {
  for (let turn = 0; turn < 20; turn += 1) await fetch(`${backEnd().url}/ping`);
};
/** A read is tried three times where nothing answers, and each of them again twice where the answer asks for a pause. */
const MOST_TRIES = 9;

/** Waits until no further call comes; one that began before is tried again by itself. @throws where they do not end */
async function untilStill(told: string): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const before = asked();
    await calm();
    if (asked() === before) return;
  }
  expect.fail(`calls without end: ${told}`);
}

/** A browser's window, document and network, as far as they are used here. */
const browser = {
  window: Object.assign(new EventTarget(), { sessionStorage: null }),
  document: Object.assign(new EventTarget(), { hidden: false }),
  navigator: { onLine: true },
  isUseful: () => browser.navigator.onLine && !browser.document.hidden,
  turnNetwork(onLine: boolean): void {
    browser.navigator.onLine = onLine;
    browser.window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  },
  turnDocument(hidden: boolean): void {
    browser.document.hidden = hidden;
    browser.document.dispatchEvent(new Event('visibilitychange'));
  },
};

beforeEach(() => {
  vi.stubGlobal('window', browser.window);
  vi.stubGlobal('document', browser.document);
  vi.stubGlobal('navigator', browser.navigator);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entries = (label: string) => success([{ dictType: 'colour', value: '9', label, colorType: '', cssClass: '' }]);

function fault(random: SeededRandom): Reply {
  const envelope = JSON.stringify({ code: 0, data: [{ dictType: 'colour', value: '9', label: '旧' }], msg: '' });
  return random.pick<() => Reply>([
    () => random.pick(['reset', 'cut'] as const),
    () => ({ status: random.pick([404, 408, 429, 500, 502, 503, 504]), text: random.pick(['', '<html>Bad Gateway</html>']) }),
    () => ({ status: 429, headers: { 'retry-after': '0' }, text: '' }),
    () => refusal(random.pick([404, 409, 423, 429, 500, 503, 901]), '系统异常'),
    () => ({ text: envelope.slice(0, random.below(envelope.length)) }),
    () => ({ text: `{"code":0,"data":${random.pick(['null', '7', '{}', '"none"'])}}` }),
  ])();
}

it(
  `dictionaries that fail ${ROUNDS} times over, at random, are asked for until they come, are refused or nobody wants them (seed ${randomSeed})`,
  async () => {
    const random = new SeededRandom(randomSeed);
    const met = { come: 0, refused: 0, left: 0 };

    for (let round = 0; round < ROUNDS; round += 1) {
      storage().clear();
      backEnd().forget();
      storeSession();
      const label = `第${round}种`;
      const end = random.pick(['come', 'come', 'refused', 'left'] as const);
      const faults = Array.from({ length: 1 + random.below(40) }, () => fault(random));
      const told = JSON.stringify([round, end, faults]);
      met[end] += 1;
      const last = { come: entries(label), refused: refusal(403, ''), left: faults[0] ?? 'reset' }[end];
      let answered = 0;
      backEnd().script(PATH, () => faults[answered++] ?? last);

      await Promise.allSettled([dictionary.load({ quiet: true })]);
      for (let turns = random.below(4); turns > 0; turns -= 1) {
        if (random.chance(0.5)) browser.turnNetwork(random.chance(0.5));
        else browser.turnDocument(random.chance(0.5));
        const before = asked();
        await (browser.isUseful() ? calm() : untilStill(told));
        if (!browser.isUseful()) expect(asked() - before, told).toBeLessThanOrEqual(MOST_TRIES);
      }
      if (end === 'left') storage().clear();
      browser.turnNetwork(true);
      browser.turnDocument(false);

      if (end === 'come') await expect.poll(() => dictLabel('colour', 9), { message: told }).toBe(label);
      else if (end === 'refused') await expect.poll(asked, { message: told }).toBeGreaterThan(faults.length);
      await untilStill(told);
    }
    expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(0);
  },
  rounds({ sample: 60_000, soak: 900_000 }),
);
