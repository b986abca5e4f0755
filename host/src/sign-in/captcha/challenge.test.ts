import type { CaptchaAnswer } from '@zhilv/contract/system';
import { expect, it } from 'vitest';
import { readChallenge } from './challenge.ts';

const data = { token: 't', secretKey: 'k', originalImageBase64: 'AA==' };
const answered = (repData: CaptchaAnswer['repData']) => readChallenge({ repCode: '0000', repMsg: null, success: true, repData });

it('takes a list of words for words to press, whatever type the answer names', () => {
  expect(answered({ ...data, captchaType: 'blockPuzzle', wordList: ['山', '水', '舟'] })).toEqual({
    kind: 'words',
    token: 't',
    secretKey: 'k',
    picture: 'data:image/png;base64,AA==',
    words: ['山', '水', '舟'],
  });
});

it('takes a piece for a puzzle, also without a key', () => {
  expect(answered({ ...data, secretKey: null, captchaType: 'clickWord', wordList: [], jigsawImageBase64: 'BB==' })).toMatchObject(
    {
      kind: 'puzzle',
      secretKey: '',
      piece: 'data:image/png;base64,BB==',
    },
  );
});

it.each([
  ['6201', 'get接口请求次数超限，请稍后再试!', '获取验证码过于频繁，请稍后再试'],
  ['6202', '接口验证失败数过多，请稍后再试', '验证失败次数过多，请稍后再试'],
  ['6112', '获取验证码失败,请联系管理员', '获取验证码失败,请联系管理员'],
  ['0001', 'Illegal base64 character 7b', '验证没有成功，请再试一次'],
  ['9999', null, '验证码暂时无法使用，请稍后再试'],
])('says why there is none (%s)', (repCode, repMsg, message) => {
  expect(readChallenge({ repCode, repMsg, success: false, repData: null })).toEqual({ kind: 'none', message });
});

it.each([null, {}, { token: 't' }, data])('has none where a success lacks its parts (%j)', (repData) => {
  expect(answered(repData)).toEqual({ kind: 'none', message: '验证码暂时无法使用，请稍后再试' });
});
