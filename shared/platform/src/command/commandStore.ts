import type { ReactNode } from 'react';
import type { PageHandle } from '../page/PageContext.ts';
import { createStore, type Store } from '../store/store.ts';

/** Something that a page can do, and that a user can choose by its name in the shell's command box. */
export interface Command {
  /** Tells the commands of one page apart. */
  readonly id: string;
  /** What it does, as on a button: 新增字典类型. */
  readonly title: string;
  /** A picture of 16 pixels. */
  readonly icon?: ReactNode;
  /** The shell says so where this throws or rejects, unless `call` has told the user already. */
  readonly run: () => unknown;
}

/** A command, and the page that offers it. */
export interface OfferedCommand extends Command {
  readonly page: PageHandle;
}

interface Offer {
  readonly page: PageHandle;
  readonly commands: readonly Command[];
}

const offers = new Map<symbol, Offer>();
const offered = createStore<readonly OfferedCommand[]>([]);

/** Holds the commands of the page that shows, in the order in which its components came. A shell reads it. */
export const commandStore: Store<readonly OfferedCommand[]> = { read: offered.read, subscribe: offered.subscribe };

/** Takes the commands that one component offers now, in place of those it offered before. */
export function offerCommands(owner: symbol, offer: Offer): void {
  const before = offers.get(owner);
  offers.set(owner, offer);
  if (offer.commands.length > 0 || (before?.commands.length ?? 0) > 0) tell();
}

/** Takes a component's commands back. */
export function withdrawCommands(owner: symbol): void {
  const offer = offers.get(owner);
  offers.delete(owner);
  if ((offer?.commands.length ?? 0) > 0) tell();
}

/** Two buttons of one page may do the same, so the first command with an id stands for all. */
function tell(): void {
  const all = [...offers.values()].flatMap(({ page, commands }) => commands.map((command) => ({ ...command, page })));
  offered.write(all.filter(({ page, id }, at) => all.findIndex((one) => one.page === page && one.id === id) === at));
}
