/** A quoted text that is an identifier of the program and not a person's words: `'name'`, `"crud.list"`. */
const PROGRAM_NAME = /^[a-z_$][\w$.]{0,40}$/i;

/**
 * Removes personal data from a message: the contents of the page's fields, queries and fragments of addresses, e-mail
 * addresses, six or more digits in a row (phone numbers, identity cards, bank cards, also in groups), quoted text that is no
 * identifier of the program, and long runs of letters and digits such as tokens. A person's name that a program puts into its
 * message without quotes, and that stands in no field, cannot be told from other words.
 *
 * @param typed the contents of the fields
 */
export function cleanText(text: string, typed: readonly string[]): string {
  let clean = text;
  // Single characters occur in every message and are left. The longest texts go first, for removing a part would leave the rest.
  const values = typed.map((value) => value.trim()).filter(({ length }) => length > 1);
  values.sort((one, other) => other.length - one.length);
  for (const value of values) clean = clean.split(value).join('<input>');
  return clean
    .replace(/(\/[^\s'"()?#]*)[?#][^\s'"()]*/g, '$1')
    .replace(/[^\s@'"()<>]+@[^\s@'"()<>]+\.[^\s@'"()<>]+/g, '<email>')
    .replace(/(^|\W)(["'`“‘「])(.*?)["'`”’」](?!\w)/g, (all, before: string, quote: string, quoted: string) =>
      quoted === '' || quoted === '<input>' || PROGRAM_NAME.test(quoted) ? all : `${before}${quote}…${closing(quote)}`,
    )
    .replace(/[\w-]{24,}/g, (run) => (/\d/.test(run) ? '<secret>' : run))
    .replace(/\d(?:[ -]?\d){5,}/g, '<number>');
}

const closing = (quote: string): string => ({ '“': '”', '‘': '’', '「': '」' })[quote] ?? quote;
