import { CaptchaAnswer } from '@zhilv/contract/system';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { describe, expect, it } from 'vitest';
import { type Challenge, fetchChallenge, judge, readChallenge } from './challenge.ts';

const { backEnd } = preparePlatform();

const caseOf = (name: string) => recordedAnswer(`captcha/${name}`);
const answerAs = (path: string, name: string) => {
  const { status, body } = caseOf(name);
  backEnd().script(`/admin-api/system/captcha/${path}`, { status, json: body });
};

describe.skipIf(!hasRecordedAnswers)('with the answers that a real back end gave', () => {
  it.each(['05-get-block-puzzle', '07-get-click-word', '08-get-picture-word', '09-get-without-type', '10-get-empty-body'])(
    '%s is a puzzle, whatever was asked for',
    (name) => {
      expect(readChallenge(CaptchaAnswer.parse(caseOf(name).body))).toMatchObject({
        kind: 'puzzle',
        secretKey: expect.stringMatching(/^\w{16}$/),
        token: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
    },
  );

  it.each([
    ['11-check-wrong-position', 'missed', '没有对准，请再试一次'],
    ['12-check-after-failure-same-token', 'spent', '验证码已失效，请重新获取'],
    ['13-check-unknown-token', 'spent', '验证码已失效，请重新获取'],
    ['17-check-unencrypted-point', 'spent', '验证没有成功，请再试一次'],
  ])('%s is a challenge that was %s', async (name, kind, message) => {
    answerAs('get', '05-get-block-puzzle');
    const challenge = (await fetchChallenge()) as Challenge; // The answer is the puzzle of above.
    answerAs('check', name);

    await expect(judge(challenge, { pointJson: 'x', captchaVerification: 'y' })).resolves.toEqual({ kind, message });
  });

  it('19-check-exact is a right answer', async () => {
    answerAs('get', '18-get-for-exact');
    const challenge = (await fetchChallenge()) as Challenge;
    answerAs('check', '19-check-exact');

    await expect(judge(challenge, { pointJson: 'x', captchaVerification: 'y' })).resolves.toEqual({ kind: 'right' });
  });
});
