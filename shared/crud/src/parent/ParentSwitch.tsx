import type { Id } from '@zhilv/contract';
import { ApiError } from '@zhilv/platform';
import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { ToolButton } from '../list/ToolButton.tsx';
import { useLater } from '../later/useLater.ts';
import { parentMenuCode } from './parentMenuCode.ts';

/** A parent is a record that has a list of its own. */
export interface Parent {
  readonly id: Id;
  readonly name: string;
}

export interface ParentSwitchProps {
  /** People call a parent this: 字典类型. */
  noun: string;
  /** Loads all parents when somebody opens the menu. */
  load: () => Promise<readonly Parent[]>;
  /** Gives the address of a parent's list. */
  link: (parent: Parent) => string;
}

/** Leads from the list of one parent to the list of another. */
export function ParentSwitch({ noun, load, link }: ParentSwitchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [parents, setParents] = useState<readonly Parent[] | null>(null);
  const { code, loading, prepare, open, close } = useLater(parentMenuCode);
  const label = `切换${noun}`;

  const show = async (): Promise<void> => {
    // Both must settle: code that arrives after the parents failed would open an empty menu.
    const [, loaded] = await Promise.allSettled([open(), load()]);
    if (loaded.status === 'fulfilled') {
      setParents(loaded.value);
      return;
    }
    close();
    // `call` has told the user, who can press the button again.
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
