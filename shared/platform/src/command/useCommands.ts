import { useEffect, useState } from 'react';
import { usePage } from '../page/PageContext.ts';
import { type Command, offerCommands, withdrawCommands } from './commandStore.ts';

/**
 * Offers commands in the shell's command box while the calling component is mounted and its page shows. Leave out those that the
 * user may not use, or that make no sense at the moment: the commands of the last render count.
 *
 * @example
 * const allowed = useCan(dictType.create);
 * useCommands(allowed ? [{ id: 'create', title: '新增字典类型', icon: <Plus size={16} />, run: editor.create }] : []);
 */
export function useCommands(commands: readonly Command[]): void {
  const page = usePage();
  const [owner] = useState(() => Symbol('commands'));

  // After each render, for a command closes over what it was rendered with.
  useEffect(() => offerCommands(owner, { page, commands }));
  // A hidden tab has no effects, so its commands go when it hides and come back with it.
  useEffect(() => () => withdrawCommands(owner), [owner]);
}
