import type { CaptchaAnswer } from '@zhilv/contract/system';

/** The refusals of the captcha calls, in the words of AJ-Captcha (docs/protocol/system.md §2.4). */
const REFUSALS = {
  '0001': '操作失败',
  '6110': '验证码已失效，请重新获取',
  '6111': '验证失败',
  '6112': '获取验证码失败,请联系管理员',
  '6201': 'get接口请求次数超限，请稍后再试!',
  '6202': '接口验证失败数过多，请稍后再试',
  '6204': 'check接口请求次数超限，请稍后再试!',
  '6205': 'verify接口请求次数超限，请稍后再试!',
} as const;

export type CaptchaRefusal = keyof typeof REFUSALS;

export const refusalText = (code: CaptchaRefusal): string => REFUSALS[code];

export const refusedWith = (repCode: CaptchaRefusal): CaptchaAnswer => ({
  repCode,
  repMsg: REFUSALS[repCode],
  repData: null,
  success: false,
});

type CaptchaData = NonNullable<CaptchaAnswer['repData']>;

/** A success carries all fields that the protocol knows; those that say nothing are null. */
export const succeededWith = (data: Partial<CaptchaData>): CaptchaAnswer => ({
  repCode: '0000',
  repMsg: null,
  repData: { ...NOTHING, ...data },
  success: true,
});

const NOTHING: CaptchaData = {
  captchaId: null,
  projectCode: null,
  captchaType: null,
  captchaOriginalPath: null,
  captchaFontType: null,
  captchaFontSize: null,
  secretKey: null,
  originalImageBase64: null,
  point: null,
  jigsawImageBase64: null,
  wordList: null,
  pointList: null,
  pointJson: null,
  token: null,
  result: false,
  captchaVerification: null,
  clientUid: null,
  ts: null,
  browserInfo: null,
};
