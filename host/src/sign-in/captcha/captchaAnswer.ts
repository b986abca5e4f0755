import { ecb } from '@noble/ciphers/aes.js';
import type { CaptchaPoint } from '@zhilv/contract/system';

/** The two texts of one answer: the check is sent the first, the call that needs the captcha the second. */
export interface CaptchaAnswerTexts {
  readonly pointJson: string;
  readonly captchaVerification: string;
}

/**
 * Writes an answer as the protocol wants it (docs/protocol/system.md §2.3). The browser's own AES has no ECB, and none at all on
 * plain http.
 *
 * @param answer one point for a puzzle, a list of them for words
 */
export function captchaAnswer(
  { token, secretKey }: { readonly token: string; readonly secretKey: string },
  answer: CaptchaPoint | readonly CaptchaPoint[],
): CaptchaAnswerTexts {
  // The server compares the second with its own, made of the very text of the first.
  const text = JSON.stringify(answer);
  return { pointJson: encrypted(text, secretKey), captchaVerification: encrypted(`${token}---${text}`, secretKey) };
}

function encrypted(text: string, secretKey: string): string {
  if (secretKey === '') return text;
  const encoder = new TextEncoder();
  const bytes = ecb(encoder.encode(secretKey)).encrypt(encoder.encode(text));
  return btoa(String.fromCodePoint(...bytes));
}
