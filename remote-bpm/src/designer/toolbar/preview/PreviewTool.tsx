import { later } from '@zhilv/crud';
import { messages } from '@zhilv/platform';
import { Braces, CodeXml, FileCode2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { ToolMenu } from '../../tool/ToolMenu.tsx';
import type { Tools } from '../../tool/Tools.ts';
import type { CodeLanguage } from './code/highlightCode.ts';

const preview = later(() => import('./preview.lazy.ts'));

type Shown = Pick<ComponentProps<Awaited<ReturnType<typeof preview.load>>['PreviewDialog']>, 'text' | 'language'>;

/** Shows the diagram as the text that would be saved, or as JSON. */
export function PreviewTool({ diagram, state }: Pick<Tools, 'diagram' | 'state'>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const Dialog = shown === null ? undefined : preview.read()?.PreviewDialog;

  const show = async (language: CodeLanguage): Promise<void> => {
    setBusy(true);
    try {
      const [{ xmlToJson }, xml] = await Promise.all([preview.load(), diagram.toXml()]);
      setShown({ language, text: language === 'xml' ? xml : xmlToJson(xml) });
    } catch (error) {
      // oxlint-disable-next-line no-console -- the reason why there is nothing to show helps only developers
      console.error(error);
      messages.error('流程图没有预览成功，请重试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ToolMenu
        label="预览"
        title="预览流程图"
        icon={FileCode2}
        disabled={busy || state.phase !== 'open'}
        items={[
          { label: '预览 XML', icon: CodeXml, onSelect: () => void show('xml') },
          { label: '预览 JSON', icon: Braces, onSelect: () => void show('json') },
        ]}
      />
      {shown !== null && Dialog !== undefined && <Dialog {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
