import { wordsOf } from './errorCatalogue.ts';

const LONGEST = 120;

/** Makes a back end's own words fit to be shown: without Java exception texts, at most 120 characters, never empty. */
export function refusalText(code: number, msg: unknown): string {
  const words = typeof msg === 'string' ? withoutExceptionText(msg.trim()) : '';
  if (words === '') return wordsOf(code);
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

// A real back end answers 请求参数类型错误:Failed to convert value of type 'java.lang.String' …: people get what
// stands before it.
function withoutExceptionText(msg: string): string {
  const start = msg.search(/[\w\s']*(?:\b(?:[a-z]\w*\.){2,}[A-Z]\w+|\bnested exception\b|\b\w+Exception\b)/);
  return start < 0 ? msg : msg.slice(0, start).replace(/[\s:：,，;；]+$/, '');
}
