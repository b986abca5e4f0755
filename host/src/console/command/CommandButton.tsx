import { dialogStore, messages } from '@zhilv/platform';
import { Search } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { reportProblem } from '../../report/reportProblem.ts';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import { ShellContext } from '../shell/ShellContext.ts';
import type { CommandBoxProps } from './CommandBox.tsx';
import { COMMAND_KEY, isCommandKey } from './commandKey.ts';

type Box = (props: CommandBoxProps) => React.ReactNode;

const loadBox = async (): Promise<Box> => (await import('./commandCode.lazy.ts')).CommandBox;

/** Opens the command box by a press or by its key. Its code comes when somebody turns to it. */
export function CommandButton() {
  const isStarted = useContext(ShellContext) !== null;
  const [opening, setOpening] = useState(false);
  const [Box, setBox] = useState<Box | null>(null);

  const open = async (): Promise<void> => {
    // A question has to be answered before anything else is done.
    if (!isStarted || opening || dialogStore.read().length > 0) return;
    setOpening(true);
    try {
      const loaded = await loadBox();
      setBox(() => loaded);
    } catch (error) {
      reportProblem('load', error);
      messages.error('搜索加载失败，请检查网络后重试');
    } finally {
      setOpening(false);
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event)) return;
    // The browser would turn to its own search.
    event.preventDefault();
    if (Box === null) void open();
    else setBox(null);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  // Nobody waits for the code yet; if it fails, the press that needs it says so.
  const prepare = () => void loadBox().catch(() => {});

  return (
    <>
      <HeaderButton
        icon={Search}
        label="搜索页面和命令"
        title={`搜索页面和命令（${COMMAND_KEY.text}）`}
        aria-keyshortcuts={COMMAND_KEY.aria}
        aria-haspopup="dialog"
        aria-busy={opening || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      />
      {Box !== null && <Box onClose={() => setBox(null)} />}
    </>
  );
}
