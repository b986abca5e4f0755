/** How hard a password is to guess, in steps of a scale. */
export interface PasswordStrength {
  readonly step: 1 | 2 | 3;
  readonly label: '弱' | '中' | '强';
  /** The next thing that makes it stronger; null for a strong one. */
  readonly advice: string | null;
}

/** So many characters of each kind are there to choose from. */
const KINDS = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
] as const;

/** Fewer bits are guessed by a program that has the hashes, and fewer than the second number at great cost. */
const MEDIUM_BITS = 36;
const STRONG_BITS = 55;

/**
 * Estimates how hard a password is to guess: by its length and the kinds of its characters, of which repetitions, runs such as `123`
 * and the name of the account count nothing. It knows no words, so that it says no more than that; a library that knows them weighs
 * several hundred kilobytes.
 */
export function passwordStrength(password: string, username: string): PasswordStrength {
  const name = username.toLowerCase();
  const hasName = name !== '' && password.toLowerCase().includes(name);
  const counted = hasName ? password.toLowerCase().replaceAll(name, '') : password;
  const choices = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprisingCharacters(counted) * Math.log2(choices || 1);
  if (bits >= STRONG_BITS) return { step: 3, label: '强', advice: null };
  const advice = hasName ? '请不要包含登录账号' : adviceFor(password);
  return bits >= MEDIUM_BITS ? { step: 2, label: '中', advice } : { step: 1, label: '弱', advice };
}

/** Counts the characters that neither repeat the one before nor go on from it. */
const surprisingCharacters = (text: string): number =>
  Array.from(text).filter((character, index, all) => {
    const step = (character.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? Number.NaN);
    return !(Math.abs(step) <= 1);
  }).length;

function adviceFor(password: string): string {
  const kinds = KINDS.filter(([kind]) => kind.test(password)).length;
  if (password.length < 10) return '更长的密码更安全';
  return kinds < 3 ? '混用大小写字母、数字和符号更安全' : '请避免重复或连续的字符';
}
