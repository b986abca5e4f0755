import { captcha, type CaptchaAnswer } from '@zhilv/contract/system';
import { ApiError, call } from '@zhilv/platform';
import type { CaptchaAnswerTexts } from './captchaAnswer.ts';

/** The space in which answers are given, whatever the size of the picture on the screen. */
export const PICTURE = { width: 310, height: 155 } as const;
/** The width of a puzzle's piece in that space. */
export const PIECE_WIDTH = 47;

interface Pictured {
  readonly token: string;
  /** Empty where answers are sent as they are. */
  readonly secretKey: string;
  /** Data address of a PNG. */
  readonly picture: string;
}

export interface PuzzleChallenge extends Pictured {
  readonly kind: 'puzzle';
  readonly piece: string;
}

export interface WordChallenge extends Pictured {
  readonly kind: 'words';
  readonly words: readonly string[];
}

export type Challenge = PuzzleChallenge | WordChallenge;

/** There is no challenge, and why, fit to be shown. */
export interface NoChallenge {
  readonly kind: 'none';
  readonly message: string;
}

/** The outcome of a check: the answer is right, another challenge is needed, or the same may be tried again. */
export type Verdict = { readonly kind: 'right' } | { readonly kind: 'missed' | 'spent' | 'undecided'; readonly message: string };

/** Words for the codes whose own are meant for programmers; the others are shown as the back end says them. */
const WORDS: Readonly<Record<string, string>> = {
  '0001': '验证没有成功，请再试一次',
  '6111': '没有对准，请再试一次',
  '6201': '获取验证码过于频繁，请稍后再试',
  '6202': '验证失败次数过多，请稍后再试',
  '6204': '验证过于频繁，请稍后再试',
};
const UNKNOWN = '验证码暂时无法使用，请稍后再试';

/** Asks for a challenge. A failure is an outcome like others, for the dialog shows it in the challenge's place. */
export async function fetchChallenge(): Promise<Challenge | NoChallenge> {
  try {
    return readChallenge(await call(captcha.get, { captchaType: 'blockPuzzle', ts: Date.now() }, { quiet: true }));
  } catch (error) {
    return { kind: 'none', message: messageOf(error) };
  }
}

/** Tells the kind of a challenge by the fields that are set: a stock back end neither heeds nor names the type. */
export function readChallenge({ repCode, repMsg, repData }: CaptchaAnswer): Challenge | NoChallenge {
  const { token, originalImageBase64, jigsawImageBase64, wordList, secretKey } = repData ?? {};
  if (repCode !== '0000' || !token || !originalImageBase64) return { kind: 'none', message: wordsOf(repCode, repMsg) };
  const pictured = { token, secretKey: secretKey ?? '', picture: pngAddress(originalImageBase64) };
  if (wordList && wordList.length > 0) return { kind: 'words', ...pictured, words: wordList };
  if (jigsawImageBase64) return { kind: 'puzzle', ...pictured, piece: pngAddress(jigsawImageBase64) };
  return { kind: 'none', message: UNKNOWN };
}

/** Has an answer judged. */
export async function judge({ kind, token }: Challenge, { pointJson }: CaptchaAnswerTexts): Promise<Verdict> {
  const captchaType = kind === 'words' ? 'clickWord' : 'blockPuzzle';
  try {
    const { repCode, repMsg } = await call(captcha.check, { captchaType, pointJson, token }, { quiet: true });
    if (repCode === '0000') return { kind: 'right' };
    return { kind: repCode === '6111' ? 'missed' : 'spent', message: wordsOf(repCode, repMsg) };
  } catch (error) {
    return { kind: 'undecided', message: messageOf(error) };
  }
}

const wordsOf = (repCode: string, repMsg: string | null | undefined): string => {
  if (repCode === '0000') return UNKNOWN;
  return WORDS[repCode] ?? (repMsg || UNKNOWN);
};

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

const pngAddress = (base64: string): string => `data:image/png;base64,${base64}`;
