/** Names of our own styles and of Semi's: whoever edits dictionaries does not rearrange the console. */
const RESERVED = /^(?:semi|zhilv)-/i;

/** The class names in a text that an administrator wrote (`cssClass` of a dictionary entry); undefined where there are none. */
export function classTokens(text: string | null | undefined): string | undefined {
  const tokens = (text ?? '').split(/\s+/).filter((token) => /^-?[A-Za-z_][\w-]*$/.test(token) && !RESERVED.test(token));
  return tokens.length === 0 ? undefined : tokens.join(' ');
}
