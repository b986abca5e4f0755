import { createStore, type Store } from '../store.ts';

/** A question that waits for the user. */
export interface ConfirmOptions {
  /** 系统提示 when left out. */
  readonly title?: string;
  readonly content: string;
  /** What is confirmed destroys something or cannot be undone. */
  readonly danger?: boolean;
  /** 确定 when left out. */
  readonly okText?: string;
  /** 取消 when left out; null: there is nothing to refuse, so only one button. */
  readonly cancelText?: string | null;
}

/** An open question, ready to be rendered. */
export interface Dialog {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly danger: boolean;
  readonly okText: string;
  readonly cancelText: string | null;
}

const store = createStore<readonly Dialog[]>([]);
const answers = new Map<number, (confirmed: boolean) => void>();
let lastId = 0;

/** Asks in the system dialog; true when the user confirms. Dialogs asked for at the same time come one after the other. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const { title = '系统提示', content, danger = false, okText = '确定', cancelText = '取消' } = options;
  lastId += 1;
  const dialog: Dialog = { id: lastId, title, content, danger, okText, cancelText };

  return new Promise((resolve) => {
    answers.set(dialog.id, resolve);
    store.write([...store.read(), dialog]);
  });
}

/** For shells: open questions, oldest first; a shell renders the first and calls `settle` with the answer. */
export const dialogStore: Store<readonly Dialog[]> & { readonly settle: (id: number, confirmed: boolean) => void } = {
  read: store.read,
  subscribe: store.subscribe,
  settle(id, confirmed) {
    store.write(store.read().filter((dialog) => dialog.id !== id));
    answers.get(id)?.(confirmed);
    answers.delete(id);
  },
};
