import { type ReleaseEntry, release } from '@zhilv/contract/operation';
import { ApiError, call, confirm, type ConfirmOptions, messages } from '@zhilv/platform';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { registryInForceAtom } from '../../release/releaseAtoms.ts';

/** An entry with the name that people know it by. */
export interface NamedEntry {
  readonly entry: ReleaseEntry;
  readonly title: string;
}

/** The actions on releases. Each asks before it acts and tells its outcome in a message. */
export interface ReleaseActions {
  /** The action under way, as {@link underWay} names it; null when there is none. */
  readonly busy: string | null;
  readonly promote: (named: NamedEntry, id: string) => Promise<void>;
  readonly rollBack: (named: NamedEntry) => Promise<void>;
  /** @returns whether it was done */
  readonly disable: (named: NamedEntry, message: string) => Promise<boolean>;
  readonly enable: (named: NamedEntry) => Promise<void>;
}

/** Names an action under way by its entry and, where the entry's releases have one each, by the release's id. */
export const underWay = (what: keyof Omit<ReleaseActions, 'busy'>, { name }: ReleaseEntry, id = ''): string =>
  `${what} ${name} ${id}`;

/** @param revision that of the registry which the user sees; the server refuses a change of an older one */
export function useReleaseActions(revision: number): ReleaseActions {
  const { revalidate } = useRevalidator();
  const registry = useAtomValue(registryInForceAtom);
  const [busy, setBusy] = useState<string | null>(null);

  const carryOut = async (key: string, act: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(key);
    try {
      await act();
      messages.success(done);
      return true;
    } catch (error) {
      // `call` has told the user why.
      if (error instanceof ApiError) return false;
      throw error;
    } finally {
      // The page is loaded again after a refusal as well, for as a rule somebody else was faster.
      await revalidate();
      await registry?.ask();
      setBusy(null);
    }
  };

  /** Asks for agreement. It asks nothing while another action is under way, for a confirmed action has to happen. */
  const isAgreed = async (question: ConfirmOptions): Promise<boolean> => {
    if (busy === null) return confirm(question);
    messages.warning('上一项操作尚未完成，请稍候。');
    return false;
  };

  return {
    busy,
    async promote({ entry, title }, id) {
      const content = `确定将「${title}」从${versionWords(entry.active)}换成 ${id} 吗？${whenFollowed(entry)}`;
      if (!(await isAgreed({ content, okText: '发布' }))) return;
      const act = () => call(release.promote, { name: entry.name, release: id, revision });
      await carryOut(underWay('promote', entry, id), act, `「${title}」已发布 ${id}`);
    },
    async rollBack({ entry, title }) {
      const content = `确定将「${title}」从${versionWords(entry.active)}回退到${versionWords(entry.rollbackTo)}吗？${whenFollowed(entry)}`;
      if (!(await isAgreed({ content, okText: '回退', danger: true }))) return;
      const act = () => call(release.rollback, { name: entry.name, revision });
      await carryOut(underWay('rollBack', entry), act, `「${title}」已回退到 ${entry.rollbackTo ?? ''}`);
    },
    disable: ({ entry, title }, message) =>
      carryOut(
        underWay('disable', entry),
        () => call(release.disable, { name: entry.name, message, revision }),
        entry.state === 'disabled' ? `「${title}」的停用说明已更新` : `「${title}」已停用`,
      ),
    async enable({ entry, title }) {
      if (!(await isAgreed({ content: `确定恢复「${title}」吗？`, okText: '恢复' }))) return;
      const act = () => call(release.enable, { name: entry.name, revision });
      await carryOut(underWay('enable', entry), act, `「${title}」已恢复`);
    },
  };
}

/** Says when open windows follow a change: those of the host are offered it, because a document keeps its host. */
const whenFollowed = ({ name }: ReleaseEntry): string =>
  name === 'host' ? '已打开的窗口会提示更新。' : '已打开的页面会在下次进入时更新。';

/** Sets a release's id apart from the words around it. */
const versionWords = (id: string | null | undefined): string => (id ? ` ${id} ` : '无');
