import type { Model } from '@zhilv/contract/bpm';
import { later } from '@zhilv/crud';
import { messages } from '@zhilv/platform';
import { useEffect, useState } from 'react';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { whenIdle } from '../idle/whenIdle.ts';
import type { Save } from '../save/useSave.ts';

const noticesCode = later(async () => (await import('./SafetyNotices.lazy.tsx')).SafetyNotices);

export interface WorkSafetyProps {
  model: Model;
  diagram: OpenDiagram;
  save: Save;
}

/** Keeps what is drawn safe from crashes and from other people's saves. Its code comes after the diagram. */
export function WorkSafety({ model, diagram, save }: WorkSafetyProps) {
  const [Notices, setNotices] = useState(() => noticesCode.read());
  const { phase, dirty } = diagram.read();
  const { conflict } = save;
  const needed = Notices === null && phase !== 'opening';

  // A first change, and a question that waits, ask again for code that did not come.
  useEffect(() => {
    if (!needed) return;
    const load = async (): Promise<void> => {
      await whenIdle();
      try {
        const code = await noticesCode.load();
        setNotices(() => code);
      } catch (error) {
        // oxlint-disable-next-line no-console -- the details of a failed download help only developers
        console.error(error);
        if (conflict !== null) messages.error('流程图没有保存：其他人修改过它，而处理的程序没有加载成功。请检查网络后重试');
        else if (dirty) messages.warning('保存草稿的程序没有加载成功，请及时保存流程图');
        conflict?.settle(false);
      }
    };
    void load();
  }, [needed, dirty, conflict]);

  return Notices === null ? null : <Notices model={model} diagram={diagram} save={save} />;
}
