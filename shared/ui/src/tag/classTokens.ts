/** These prefixes belong to our own styles and to Semi's: an editor of dictionaries must not rearrange the console. */
const RESERVED = /^(?:semi|zhilv)-/i;

/** Gives the class names in a text that an administrator wrote (`cssClass` of a dictionary entry); undefined if there are none. */
export function classTokens(text: string | null | undefined): string | undefined {
  const tokens = (text ?? '').split(/\s+/).filter((token) => /^-?[A-Za-z_][\w-]*$/.test(token) && !RESERVED.test(token));
  return tokens.length === 0 ? undefined : tokens.join(' ');
}
