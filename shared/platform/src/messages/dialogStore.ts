import { createStore, type Store } from '../store/store.ts';

/** Asks the user a question. */
export interface ConfirmOptions {
  /** The title is 系统提示 when left out. */
  readonly title?: string;
  readonly content: string;
  /** The confirmed action destroys something or cannot be undone. */
  readonly danger?: boolean;
  /** The button reads 确定 when left out. */
  readonly okText?: string;
  /** The button reads 取消 when left out; null leaves only the other button. */
  readonly cancelText?: string | null;
}

/** An open question that the shell renders. */
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

/** Asks in the system dialog, and gives true when the user confirms. Several dialogs show one after another. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const { title = '系统提示', content, danger = false, okText = '确定', cancelText = '取消' } = options;
  lastId += 1;
  const dialog: Dialog = { id: lastId, title, content, danger, okText, cancelText };

  return new Promise((resolve) => {
    answers.set(dialog.id, resolve);
    store.write([...store.read(), dialog]);
  });
}

/** Holds the open questions, oldest first. A shell renders the first and calls `settle` with the answer. */
export const dialogStore: Store<readonly Dialog[]> & { readonly settle: (id: number, confirmed: boolean) => void } = {
  read: store.read,
  subscribe: store.subscribe,
  settle(id, confirmed) {
    store.write(store.read().filter((dialog) => dialog.id !== id));
    answers.get(id)?.(confirmed);
    answers.delete(id);
  },
};
