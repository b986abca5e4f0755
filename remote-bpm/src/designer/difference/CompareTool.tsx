import { later, useLater } from '@zhilv/crud';
import { messages } from '@zhilv/platform';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { DesignerTool } from '../tool/DesignerTool.tsx';

const dialogCode = later(async () => (await import('./DifferenceDialog.lazy.tsx')).DifferenceDialog);

export interface CompareToolProps {
  diagram: OpenDiagram;
  /** What the back end has; null when there is nothing to compare with. */
  stored: string | null;
  disabled: boolean;
}

/** Shows what was changed since the last save. */
export function CompareTool({ diagram, stored, disabled }: CompareToolProps) {
  const { code: Dialog, loading, prepare, open, close } = useLater(dialogCode);
  const [drawn, setDrawn] = useState('');

  const compare = async (): Promise<void> => {
    try {
      setDrawn(await diagram.toXml());
    } catch (error) {
      // oxlint-disable-next-line no-console -- the reason why a diagram cannot be written helps only developers
      console.error(error);
      messages.error('流程图没有比较成功，请重试');
      return;
    }
    await open();
  };
  return (
    <>
      <DesignerTool
        label="与已保存的版本比较"
        icon={GitCompareArrows}
        disabled={disabled || stored === null}
        aria-haspopup="dialog"
        aria-busy={loading}
        onPointerEnter={prepare}
        onClick={() => void compare()}
      />
      {Dialog !== null && stored !== null && (
        <Dialog before={{ label: '已保存的版本', xml: stored }} after={{ label: '现在的流程图', xml: drawn }} onClose={close} />
      )}
    </>
  );
}
