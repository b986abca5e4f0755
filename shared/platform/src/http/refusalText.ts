/** Users read these words when the back end refuses without any. */
const FALLBACKS = new Map([
  [401, '认证失败，无法访问系统资源'],
  [403, '当前操作没有权限'],
  [404, '访问资源不存在'],
  [429, '请求过于频繁，请稍后重试'],
]);
const OTHERWISE = '系统未知错误，请反馈给管理员';

const LONGEST = 120;

/** Makes a back end's own words fit to be shown: without Java exception texts, at most 120 characters, never empty. */
export function refusalText(code: number, msg: unknown): string {
  const words = typeof msg === 'string' ? withoutExceptionText(msg.trim()) : '';
  if (words === '') return FALLBACKS.get(code) ?? OTHERWISE;
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

// A real back end answers 请求参数类型错误:Failed to convert value of type 'java.lang.String' …: people get what
// stands before it.
function withoutExceptionText(msg: string): string {
  const start = msg.search(/[\w\s']*(?:\b(?:[a-z]\w*\.){2,}[A-Z]\w+|\bnested exception\b|\b\w+Exception\b)/);
  return start < 0 ? msg : msg.slice(0, start).replace(/[\s:：,，;；]+$/, '');
}
