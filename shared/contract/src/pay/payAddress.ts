import * as z from 'zod/mini';
import { requiredText } from '../wire/values.ts';

/** Tells whether a text is an absolute web address. Older browsers lack `URL.canParse`. */
export function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** A path of the back end itself, which it calls without leaving its own process; only our server takes one. */
export const isOwnPath = (text: string): boolean => /^\/admin-api\/[\w/-]+$/.test(text);

/** A required address that a back end calls back. @param label the field's Chinese name */
export const calledAddress = (label: string) =>
  requiredText(label, 1024).check(
    z.refine((text) => isWebAddress(text) || isOwnPath(text), { error: `${label}必须为 URL 格式` }),
  );
