import { expect, it } from 'vitest';
import { captchaAnswer } from './captchaAnswer.ts';

const token = '0123456789abcdef0123456789abcdef';

it('encrypts the protocol’s own example', () => {
  expect(captchaAnswer({ token, secretKey: 'abcdEFGH12345678' }, { x: 123, y: 5 })).toEqual({
    pointJson: '6xEl8Re3ErIW6Jpc5/tv5Q==',
    captchaVerification: 'QCDBC1okgYAhxLK8xz7oH0AgwQtaJIGAIcSyvMc+6B+hZNAMF719XjynfSqXFHUoYq6QjQixqBTmSNXvjDbmNw==',
  });
});

it('encrypts what a real back end has taken', () => {
  const recorded = { token: '5e6b575aa68b4fa6be37681870e65bfb', secretKey: 'GXDwRv7PUsl5F2gN' };

  expect(captchaAnswer(recorded, { x: 251, y: 5 })).toEqual({
    pointJson: 'mVZUfqVJsWqsWUdZ+p68CA==',
    captchaVerification: '8IfSs1swxssQE9Z5oh4UqDaPGQZXmEUld538qnjgrAY9ADgY1Wiy6n+L9OeGTiZA2XVOe8Dz1ZfRhIPtw3DC4A==',
  });
});

it('sends plain text where there is no key', () => {
  expect(captchaAnswer({ token, secretKey: '' }, [{ x: 1, y: 2 }])).toEqual({
    pointJson: '[{"x":1,"y":2}]',
    captchaVerification: `${token}---[{"x":1,"y":2}]`,
  });
});
