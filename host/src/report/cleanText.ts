/** Quoted text that is a name of the program's and not somebody's words: `'name'`, `"crud.list"`. */
const PROGRAM_NAME = /^[a-z_$][\w$.]{0,40}$/i;

/**
 * A message without what could tell of a person. Taken out are what stands in the fields of the page, queries and
 * fragments of addresses, e-mail addresses, six or more digits in a row (phone numbers, identity cards, bank cards, also
 * in groups), quoted text that is no name of the program's, and long runs of letters and digits such as tokens. A name
 * that a program puts into its message without quotes, and that stands in no field, cannot be told from other words.
 *
 * @param typed what stands in the fields
 */
export function cleanText(text: string, typed: readonly string[]): string {
  let clean = text;
  // Single characters are in every message. The longest are taken out first, for taking out a part would leave the rest.
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
