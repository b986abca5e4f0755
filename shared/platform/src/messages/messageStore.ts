import { createStore, type Store } from '../store/store.ts';

/** A line of feedback that the shell shows above the page. */
export interface Message {
  readonly id: number;
  /** `notice` is a card with a title; the others are one line. */
  readonly level: 'success' | 'warning' | 'error' | 'notice';
  readonly title: string | null;
  readonly text: string;
  /** The message stays for this many milliseconds; null means until it is closed. */
  readonly durationMs: number | null;
  /** Names the failed request in the server's log. */
  readonly traceId: string | null;
}

/** What a message offers; it closes when somebody takes it. */
interface MessageAction {
  /** The button reads this: 撤销. */
  readonly text: string;
  readonly perform: () => void;
  /** The message closes when this aborts, because nobody could carry the action out any longer. */
  readonly until: AbortSignal;
}

interface ErrorOptions {
  /** The message stays until it is closed. */
  readonly persistent?: boolean;
  readonly traceId?: string | null;
}

interface NoticeOptions extends ErrorOptions {
  readonly title?: string;
}

const SUCCESS_MS = 3_000;
const WARNING_MS = 5_000;
/** Time enough to see that it was the wrong one. */
const OFFER_MS = 8_000;
/** Every error shows for 5 seconds. */
const ERROR_MS = 5_000;

const store = createStore<readonly Message[]>([]);
const counts = new WeakMap<Message, number>();
const actions = new WeakMap<Message, MessageAction>();
let lastId = 0;

function show(message: Omit<Message, 'id'>): void {
  // A message replaces an older one with the same words: fifty calls that fail alike are one piece of news.
  const equal = store
    .read()
    .find((one) => one.level === message.level && one.title === message.title && one.text === message.text && !actions.has(one));
  const shown = { ...message, id: equal?.id ?? (lastId += 1) };
  counts.set(shown, (equal === undefined ? 0 : messageCount(equal)) + 1);
  store.write([...store.read().filter((one) => one !== equal), shown]);
}

/** Tells how often a message was given since it began to show; it shows once. */
export const messageCount = (message: Message): number => counts.get(message) ?? 1;

/** Gives what a message offers. */
export const messageAction = (message: Message): MessageAction | undefined => actions.get(message);

/**
 * Tells the user what was done, and offers something about it for eight seconds. Two such messages are never one, because each offers
 * something else.
 */
export function offer(text: string, action: MessageAction): void {
  if (action.until.aborted) return;
  lastId += 1;
  const message: Message = { id: lastId, level: 'success', title: null, text, durationMs: OFFER_MS, traceId: null };
  actions.set(message, action);
  store.write([...store.read(), message]);
  action.until.addEventListener('abort', () => messageStore.close(message.id), { once: true });
}

/** Tells the user what happened. The shell renders it; nothing waits for it. */
export const messages = {
  success: (text: string): void => show({ level: 'success', title: null, text, durationMs: SUCCESS_MS, traceId: null }),
  warning: (text: string): void => show({ level: 'warning', title: null, text, durationMs: WARNING_MS, traceId: null }),
  error: (text: string, { persistent = false, traceId = null }: ErrorOptions = {}): void =>
    show({ level: 'error', title: null, text, durationMs: persistent ? null : ERROR_MS, traceId }),
  notice: (text: string, { title = '系统提示', persistent = false, traceId = null }: NoticeOptions = {}): void =>
    show({ level: 'notice', title, text, durationMs: persistent ? null : ERROR_MS, traceId }),
};

/** Holds the messages that show now, oldest first. A shell calls `close` when a message's time is over or it is dismissed. */
export const messageStore: Store<readonly Message[]> & { readonly close: (id: number) => void } = {
  read: store.read,
  subscribe: store.subscribe,
  close: (id) => store.write(store.read().filter((message) => message.id !== id)),
};
