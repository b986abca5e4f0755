import type { Id } from '@zhilv/contract';
import { ApiError } from '@zhilv/platform';
import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { ToolButton } from '../ToolButton.tsx';
import { useLater } from '../useLater.ts';
import { parentMenu } from './parentMenu.ts';

/** A record to which lists belong. */
export interface Parent {
  readonly id: Id;
  readonly name: string;
}

export interface ParentSwitchProps {
  /** What parents are: 字典类型. */
  noun: string;
  /** All of them; asked when somebody opens the menu. */
  load: () => Promise<readonly Parent[]>;
  /** The address of a parent's list. */
  link: (parent: Parent) => string;
}

/** Leads from the list of one parent to that of another. */
export function ParentSwitch({ noun, load, link }: ParentSwitchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [parents, setParents] = useState<readonly Parent[] | null>(null);
  const { code, loading, prepare, open, close } = useLater(parentMenu);
  const label = `切换${noun}`;

  const show = async (): Promise<void> => {
    // Both are waited for: code that came after a failure would open a menu of nothing.
    const [, loaded] = await Promise.allSettled([open(), load()]);
    if (loaded.status === 'fulfilled') {
      setParents(loaded.value);
      return;
    }
    close();
    // `call` has told the user; the button is there for another try.
    if (!(loaded.reason instanceof ApiError)) throw loaded.reason;
  };

  const opening = loading || (code !== null && parents === null);
  return (
    <>
      <ToolButton
        ref={button}
        label={label}
        icon={ChevronsUpDown}
        busy={opening}
        aria-haspopup="dialog"
        aria-expanded={code !== null && parents !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (code === null ? void show() : close())}
      />
      {code !== null && parents !== null && (
        <code.Popover anchor={button} label={label} onClose={close}>
          <code.ParentMenu noun={noun} parents={parents} link={link} onChosen={close} />
        </code.Popover>
      )}
    </>
  );
}
