/** How hard a password is to guess: 0 for none, 1 weak, 2 fair, 3 strong. */
export type Strength = 0 | 1 | 2 | 3;

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** A character that repeats the one before it or follows it in order tells a guesser nothing new: of `aaaa1234` two count. */
const isExpected = (password: string, at: number): boolean => {
  const step = password.charCodeAt(at) - password.charCodeAt(at - 1);
  return at > 0 && Math.abs(step) <= 1;
};

/** Leaves out the name of the account, in whatever case: a guesser tries it first. */
function withoutName(password: string, username: string): string {
  const at = username === '' ? -1 : password.toLowerCase().indexOf(username.toLowerCase());
  return at < 0 ? password : password.slice(0, at) + withoutName(password.slice(at + username.length), username);
}

/** Judges a password of at most 16 characters, as back ends take them, by its length and the kinds of its characters. */
export function strengthOf(password: string, username = ''): Strength {
  if (password === '') return 0;
  const counted = withoutName(password, username);
  const telling = Array.from({ length: counted.length }, (_, at) => at).filter((at) => !isExpected(counted, at)).length;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (telling >= 10 && kinds >= 3) return 3;
  return telling >= 7 && kinds >= 2 ? 2 : 1;
}
