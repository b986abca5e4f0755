import type { ApiErrorKind } from './ApiError.ts';

/** A line shows for five seconds, a card has a title; the demo notice is a card that stays. */
type Manner = 'line' | 'lasting line' | 'card' | 'demo notice';

interface Entry {
  /** Users read these words when the back end refuses without any. */
  readonly words?: string;
  readonly manner?: Manner;
}

/** What is said about codes of the envelope, and how (docs/protocol/README.md §2.1). */
const CODES: ReadonlyMap<number, Entry> = new Map<number, Entry>([
  [401, { words: '认证失败，无法访问系统资源' }],
  [403, { words: '当前操作没有权限' }],
  [404, { words: '访问资源不存在' }],
  [429, { words: '请求过于频繁，请稍后重试' }],
  [500, { manner: 'line' }],
  [501, { manner: 'lasting line' }],
  [901, { manner: 'demo notice' }],
]);
const OTHERWISE = '系统未知错误，请反馈给管理员';

/** Gives the words for a refusal without words. */
export const wordsOf = (code: number): string => CODES.get(code)?.words ?? OTHERWISE;

/** Tells how a failure is shown. Only refusals are cards: what happens on the way is nobody's decision. */
export const mannerOf = (kind: ApiErrorKind, code: number): Manner =>
  kind === 'business' ? (CODES.get(code)?.manner ?? 'card') : 'line';

/** Words for failures on the way, which the client alone notices. */
export const TRANSPORT = {
  offline: '网络已断开，请恢复后再试',
  network: '后端接口连接异常',
  timeout: '系统接口请求超时',
  status: (status: number): string => `系统接口${status}异常`,
  unreadable: '服务器返回的内容无法识别，请稍后重试',
  interrupted: '导出中断',
} as const;

/** The words of demo mode take the place of the back end's own. */
export const DEMO_MODE = {
  title: '演示模式',
  text: '演示模式，禁止写操作。您可以浏览全部功能，所做的修改不会保存。',
} as const;

/** Words by which a back end refuses a refresh token. Users are told what follows from them, never these words. */
export const SILENT_REFUSALS: readonly string[] = ['无效的刷新令牌', '刷新令牌已过期'];
