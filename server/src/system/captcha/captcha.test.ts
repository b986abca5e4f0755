import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillTestStaff } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { testCaptcha } from '@zhilv/testing/captcha/test-captcha';
import { signInAttempts } from '../../session/signInAttempt.table.ts';
import { captchas } from './captcha.table.ts';
import { encrypted } from './captchaCipher.ts';

let app: TestApp;
let client: ReturnType<typeof testCaptcha>;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
  client = testCaptcha(app);
});
beforeEach(async () => {
  await app.database.db.delete(signInAttempts);
  await app.database.db.delete(captchas);
});
afterAll(() => app.database.close());

const EXPIRED = { repCode: '6110', repMsg: '验证码已失效，请重新获取', repData: null, success: false };
const MISSED = { repCode: '6111', repMsg: '验证失败', repData: null, success: false };

describe('a challenge', () => {
  it('is two PNG pictures in the whole value object, without an envelope, whatever kind is asked for', async () => {
    const answer = await client.get();

    expect(answer).toMatchObject({ repCode: '0000', repMsg: null, success: true });
    const { repData } = answer;
    expect(Object.keys(repData ?? {})).toHaveLength(19);
    expect(repData).toMatchObject({
      captchaType: null,
      wordList: null,
      result: false,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(repData?.secretKey).toHaveLength(16);
    expect(sizeOf(repData?.originalImageBase64)).toEqual([310, 155]);
    expect(sizeOf(repData?.jigsawImageBase64)).toEqual([47, 155]);
  });

  it('is known to the database by a hash alone', async () => {
    const { token, secretKey } = await client.challenge();

    const stored = JSON.stringify(await app.database.db.select().from(captchas));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(secretKey);
  });

  it('lives for 120 seconds', async () => {
    const asked = await client.challenge();
    const x = await client.placeOf(asked);
    app.clock.now += 120_000;

    expect(await client.check(asked, JSON.stringify({ x, y: 5 }))).toEqual(EXPIRED);
    await client.get();
    expect(await client.placeOf(asked)).toBeNaN();
  });

  it('is refused to a network that asks for more than 60 in a minute, and to no other', async () => {
    const now = app.clock.now + 60_000;
    await app.database.db.insert(signInAttempts).values({ subject: 'captcha get 192.0.2.1', failures: 60, expiresTime: now });

    expect(await client.get()).toMatchObject({ repCode: '6201', repMsg: 'get接口请求次数超限，请稍后再试!', success: false });
    expect(await client.get('198.51.100.1')).toMatchObject({ repCode: '0000' });
  });

  it('is refused to a network that missed too often, until it waited', async () => {
    await app.database.db
      .insert(signInAttempts)
      .values({ subject: 'captcha wrong 192.0.2.1', failures: 29, expiresTime: app.clock.now + 60_000 });
    const asked = await client.challenge();

    expect(await client.check(asked, '{"x":1,"y":5}')).toEqual(MISSED);
    expect(await client.get()).toMatchObject({ repCode: '6202', repMsg: '接口验证失败数过多，请稍后再试' });

    app.clock.now += 360_000;
    expect(await client.get()).toMatchObject({ repCode: '0000' });
  });

  it('is refused while too many wait for their answers', async () => {
    const expiresTime = app.clock.now + 60_000;
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ hash: `full ${at}`, x: 100, expiresTime }));
    await app.database.db.insert(captchas).values(rows);

    expect(await client.get()).toMatchObject({ repCode: '6112', success: false });
  });
});

describe('an answer', () => {
  it.each([
    ['exactly', 0, '0000'],
    ['five pixels to the left', -5, '0000'],
    ['five pixels to the right', 5, '0000'],
    ['five pixels and a fraction to the right', 5.9, '0000'],
    ['six pixels to the left', -6, '6111'],
    ['six pixels to the right', 6, '6111'],
  ])('%s is judged %j → %s', async (_what, off, repCode) => {
    const asked = await client.challenge();

    expect(await client.check(asked, JSON.stringify({ x: (await client.placeOf(asked)) + off, y: 5 }))).toMatchObject({
      repCode,
    });
  });

  it('may write the height as 5.0, and has no other', async () => {
    const [one, other] = [await client.challenge(), await client.challenge()];

    expect(await client.check(one, `{"x":${await client.placeOf(one)},"y":5.0}`)).toMatchObject({ repCode: '0000' });
    expect(await client.check(other, JSON.stringify({ x: await client.placeOf(other), y: 6 }))).toEqual(MISSED);
  });

  it('that is right answers what it was, and nothing of the challenge', async () => {
    const asked = await client.challenge();
    const text = JSON.stringify({ x: await client.placeOf(asked), y: 5 });
    const { repData } = await client.check(asked, text);

    const pointJson = encrypted(text, asked.secretKey);
    expect(repData).toMatchObject({ captchaType: 'blockPuzzle', token: asked.token, pointJson, result: true });
    expect(repData).toMatchObject({ secretKey: null, captchaVerification: null, originalImageBase64: null });
  });

  it('uses up the challenge, right or wrong', async () => {
    const [one, other] = [await client.challenge(), await client.challenge()];
    const right = JSON.stringify({ x: await client.placeOf(other), y: 5 });

    await client.check(one, '{"x":1,"y":5}');
    await client.check(other, right);

    expect(await client.check(one, '{"x":1,"y":5}')).toEqual(EXPIRED);
    expect(await client.check(other, right)).toEqual(EXPIRED);
  });

  it('is judged once, however many come at the same moment', async () => {
    const asked = await client.challenge();
    const right = JSON.stringify({ x: await client.placeOf(asked), y: 5 });

    const answers = await Promise.all(Array.from({ length: 5 }, () => client.check(asked, right)));

    expect(answers.map(({ repCode }) => repCode).toSorted()).toEqual(['0000', '6110', '6110', '6110', '6110']);
  });

  it.each([
    ['an unknown token', { token: '0123456789abcdef0123456789abcdef', pointJson: 'x' }, '6110'],
    ['no token', { pointJson: 'x' }, '6110'],
    ['no point', { token: '0123456789abcdef0123456789abcdef' }, '6110'],
    ['nothing', {}, '6110'],
  ])('with %s is refused', async (_what, body, repCode) => {
    expect(await client.posted('/system/captcha/check', body)).toMatchObject({ repCode, success: false });
  });

  it.each(['{"x":100,"y":5}', 'AAAA', 'x'.repeat(300)])('that is not encrypted (%s) is no answer', async (pointJson) => {
    const { token } = await client.challenge();

    expect(await client.posted('/system/captcha/check', { token, pointJson })).toMatchObject({ repCode: '0001', success: false });
    expect(await client.posted('/system/captcha/check', { token, pointJson })).toEqual(EXPIRED);
  });

  it.each(['null', '[]', '{"x":"1","y":5}', '5', '{', '{"x":1e999,"y":5}'])(
    'that is encrypted nonsense (%s) is none',
    async (text) => {
      expect(await client.check(await client.challenge(), text)).toMatchObject({ repCode: '0001' });
    },
  );

  it('is not judged for a network that sends more than 60 in a minute', async () => {
    const asked = await client.challenge();
    await app.database.db
      .insert(signInAttempts)
      .values({ subject: 'captcha check 192.0.2.1', failures: 60, expiresTime: app.clock.now + 60_000 });

    expect(await client.check(asked, '{"x":1,"y":5}')).toMatchObject({ repCode: '6204' });
    expect(await client.placeOf(asked)).not.toBeNaN();
  });
});

/** Reads width and height from the header of a PNG (RFC 2083, section 4.1.1). */
function sizeOf(base64: string | null | undefined): [number, number] {
  const bytes = Buffer.from(base64 ?? '', 'base64');
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
