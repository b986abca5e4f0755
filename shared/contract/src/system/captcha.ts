import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

/** A place in the picture of 310 by 155 pixels. A puzzle's `y` is always 5. */
export interface CaptchaPoint {
  readonly x: number;
  readonly y: number;
}

const text = z.nullish(z.string());
const unused = z.nullish(z.unknown());

/** The library's whole value object, of which a client reads few fields (docs/protocol/system.md §2). */
const CaptchaData = z.object({
  captchaId: unused,
  projectCode: unused,
  captchaType: text,
  captchaOriginalPath: unused,
  captchaFontType: unused,
  captchaFontSize: unused,
  /** The key of AES-128 for the answer; null or empty where answers are sent as they are. */
  secretKey: text,
  /** PNG, 310 by 155, base64 without a prefix. */
  originalImageBase64: text,
  point: unused,
  /** PNG, 47 by 155, with the piece at its height; null where words are to be pressed. */
  jigsawImageBase64: text,
  /** The words to press, in their order; null where a piece is to be moved. */
  wordList: z.nullish(z.array(z.string())),
  pointList: unused,
  pointJson: text,
  /** Names the challenge. */
  token: text,
  result: z.nullish(z.boolean()),
  captchaVerification: text,
  clientUid: unused,
  ts: unused,
  browserInfo: unused,
});

/** The body of both calls, which comes without an envelope. */
export const CaptchaAnswer = z.object({
  /** `0000` is success; docs/protocol/system.md §2.4 lists the others. */
  repCode: z.string(),
  repMsg: text,
  repData: z.nullish(CaptchaData),
  success: z.boolean(),
});
export type CaptchaAnswer = z.infer<typeof CaptchaAnswer>;

/** The challenge before a sign-in, in the protocol of AJ-Captcha. */
export const captcha = {
  /** Gives a challenge. Its kind is the back end's choice, whatever type is asked for. */
  get: endpoint({
    method: 'POST',
    path: '/system/captcha/get',
    access: 'public',
    tenant: false,
    answer: 'bare',
    input: z.object({ captchaType: text, clientUid: text, ts: z.nullish(z.number()) }),
    output: CaptchaAnswer,
  }),
  /** Judges an answer, right or wrong, once. What is missing is refused in the answer's own words. */
  check: endpoint({
    method: 'POST',
    path: '/system/captcha/check',
    access: 'public',
    tenant: false,
    answer: 'bare',
    input: z.object({ captchaType: text, pointJson: text, token: text }),
    output: CaptchaAnswer,
  }),
};
