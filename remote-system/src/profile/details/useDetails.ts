import { useActions } from '@zhilv/crud';
import type { Profile } from '@zhilv/contract/system';
import { type ApiError, confirm, messages, showUser, useUnsavedChanges } from '@zhilv/platform';
import { useState } from 'react';
import { changeOf, DETAIL_LABELS, type DetailName, type Details, detailsOf, differences, faultsOf, follow } from './details.ts';
import { saveDetails } from './saveDetails.ts';

/** The back end refuses a detail that another account has with these codes. */
const TAKEN: Readonly<Record<number, DetailName>> = { 1_002_003_001: 'mobile', 1_002_003_002: 'email' };

type Faults = Readonly<Partial<Record<DetailName, string>>>;

/** Holds what is being typed into the details of an account, and saves it. */
export function useDetails(account: Profile, onSaved: () => Promise<void>) {
  const stored = detailsOf(account);
  const [opened, setOpened] = useState({ details: stored, revision: account.revision });
  const [typed, setTyped] = useState(stored);
  const [refused, setRefused] = useState<Faults>({});
  const [checked, setChecked] = useState(false);
  const { isBusy, run } = useActions<'save'>();
  const dirty = differences(typed, opened.details).length > 0;
  useUnsavedChanges(dirty);

  const followed = follow({ typed, opened: opened.details }, stored);
  // What both are changing is told of by the revision that was opened. A picture changes the revision too, which is no reason to ask.
  const revision = differences(followed.opened, stored).length > 0 ? opened.revision : account.revision;
  if (differences(followed.opened, opened.details).length > 0 || revision !== opened.revision)
    setOpened({ details: followed.opened, revision });
  if (differences(followed.typed, typed).length > 0) setTyped(followed.typed);

  const faults: Faults = { ...(checked && faultsOf(typed)), ...refused };

  const type = (change: Partial<Details>): void => {
    setTyped({ ...typed, ...change });
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in change))));
  };

  const store = async (details: Details, over: typeof opened): Promise<void> => {
    const outcome = await saveDetails(details, over.details, over.revision);
    if (outcome.kind === 'conflict') {
      const names = outcome.names.map((name) => DETAIL_LABELS[name]).join('、');
      const content = `您的${names}刚刚在别处被改成了其他内容。确定保存您现在填写的内容吗？`;
      const now = detailsOf(outcome.stored);
      const own = changeOf(details, differences(details, over.details));
      if (await confirm({ content, danger: true }))
        await store({ ...now, ...own }, { details: now, revision: outcome.stored.revision });
      return;
    }
    showUser({ nickname: details.nickname });
    messages.success('已保存个人资料');
    await onSaved();
  };

  const save = async (): Promise<void> => {
    setChecked(true);
    if (Object.keys(faultsOf(typed)).length > 0) return;
    const work = async (): Promise<void> => {
      await store(typed, opened);
      setChecked(false);
    };
    // The form stays as it is for another try.
    const showRefusal = ({ code, message }: ApiError): boolean => {
      const name = TAKEN[code];
      if (name !== undefined) setRefused({ [name]: message });
      return name !== undefined;
    };
    await run('save', work, { refused: showRefusal });
  };

  const undo = (): void => {
    setTyped(stored);
    setRefused({});
    setChecked(false);
  };

  return { typed, type, faults, dirty, saving: isBusy('save'), save, undo };
}
