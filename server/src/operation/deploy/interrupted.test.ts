import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CutLine } from '@zhilv/testing/deploy/cut-line';
import { startTestDeploy, type TestDeploy } from '@zhilv/testing/deploy/start-test-deploy';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CUTS = rounds({ sample: 10, soak: 200 });

let test: TestDeploy;
let token: string;
beforeAll(async () => {
  test = await startTestDeploy();
  ({ token } = await test.token());
});
afterAll(() => test.close());

let made = 0;
/** Makes a release whose files no other has. */
function nextRelease(): string {
  made += 1;
  return test.built(`1.0.${made}-a`, { 'a.js': made, 'parts/b.js': made + 0.1, 'parts/c.css': made + 0.2, 'd.js': made + 0.3 });
}

const registry = () => readFileSync(path.join(test.releases.siteDirectory, 'registry.json'), 'utf8');

/** Runs a command over a line of its own; tells the bytes that went over it, too. */
async function over(words: readonly string[], options: Parameters<typeof CutLine.to>[1] = {}) {
  const line = await CutLine.to(test.url, options);
  const result = await test.mfe(token, words, line.url);
  line.close();
  return { ...result, bytes: line.bytes };
}
const publish = (directory: string, options?: Parameters<typeof CutLine.to>[1]) =>
  over(['publish', directory, '--only-if-new'], options);

it(`an upload whose line breaks at ${CUTS} random moments goes on, and nothing is active before all is there (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const { bytes: whole, code: first } = await publish(nextRelease());
  expect(first).toBe(0);

  for (let cut = 0; cut < CUTS; cut += 1) {
    const directory = nextRelease();
    const release = path.basename(directory);
    const before = registry();
    // Answers differ by a few bytes.
    const at = random.below(whole - 50);

    const broken = await publish(directory, { breaksAfter: at });
    // The line may break in the answer, when all is done.
    const isDone = test.releases.entry().active === release;
    if (!isDone) expect(registry(), `cut after ${at} bytes`).toBe(before);
    expect([broken.code, broken.wrong], `cut after ${at} bytes`).toEqual([1, expect.stringContaining('gave no answer')]);
    const resumed = await publish(directory);

    expect(resumed, `cut after ${at} bytes`).toMatchObject({ code: 0, wrong: '' });
    expect(test.releases.entry().active).toBe(release);
    // The question what is missing is asked again, and the file that was under way comes again.
    expect(resumed.bytes, `cut after ${at} bytes`).toBeLessThan(whole * 1.6 - at);
  }
  expect((await test.mfe(token, ['verify'])).out).toEqual([expect.stringContaining('no problems in')]);
}, 300_000);

it('an upload goes on by itself after a line that broke for a moment', async () => {
  const { bytes: whole } = await publish(nextRelease());

  const { code, out, bytes } = await publish(nextRelease(), { breaksAfter: Math.round(whole / 2), isMendedAtOnce: true });

  expect([code, out.at(-1)]).toEqual([0, 'sent 5 of 5 files; the server has the others']);
  expect(bytes).toBeLessThan(whole * 1.5);
});

it('what is published when only its answer is lost is told as it is', async () => {
  const { bytes: whole } = await publish(nextRelease());
  const directory = nextRelease();

  const { code, out } = await over(['publish', directory], { breaksAfter: whole - 50, isMendedAtOnce: true });

  expect([code, out[0]]).toEqual([0, `remote_bpm ${path.basename(directory)}: live already`]);
});

it('a rollback whose answer is lost is not repeated, because that would go back further', async () => {
  await test.releases.publishAll('2.0.0-a', '2.0.0-b', '2.0.0-c');
  const { bytes: whole } = await over(['rollback', 'bpm']);

  const { code, wrong } = await over(['rollback', 'bpm'], { breaksAfter: whole - 5, isMendedAtOnce: true });

  expect([code, wrong]).toEqual([1, expect.stringContaining('whether it was done, mfe status tells')]);
  expect(test.releases.entry().active).toBe('2.0.0-a');
});
