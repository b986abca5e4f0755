import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HeaderButton } from '../headerButton/HeaderButton.tsx';
import type { Hit } from '../search/searchEntries.ts';
import styles from './CommandBox.module.css';
import { CommandOption } from './CommandOption.tsx';
import { movedPosition } from '../keyboard/movedPosition.ts';
import { type EntryGroup, useBoxEntries } from './useBoxEntries.ts';
import { useFollow } from './useFollow.ts';

export interface CommandBoxProps {
  onClose: () => void;
}

/**
 * Finds pages and commands by their names, for as long as it is mounted. The field keeps the focus, and arrow keys move through the
 * list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The browser's own dialog keeps the focus inside and gives it back.
 */
export function CommandBox({ onClose }: CommandBoxProps) {
  const [typed, setTyped] = useState('');
  const [position, setPosition] = useState(0);
  const groups = useBoxEntries(typed);
  const hits = groups.flatMap((group) => group.hits);
  const follow = useFollow();
  const dialog = useModal(onClose);
  const listId = useId();
  // Commands come and go with the page that shows.
  const selected = Math.min(position, hits.length - 1);

  const choose = ({ entry }: Hit): void => {
    // A command may open a dialog, which gives the focus back to what had it before the box.
    flushSync(onClose);
    follow(entry);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // These presses choose among the words of an input method.
    if (event.nativeEvent.isComposing || event.key === 'Process') return;
    const hit = hits[selected];
    const moved = movedPosition(event, selected, hits.length);
    if (event.key === 'Enter' && hit !== undefined) choose(hit);
    else if (moved !== null) setPosition(moved);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={styles['box']} aria-label="搜索页面和命令" onClose={onClose}>
      <div className={styles['content']}>
        <div className={styles['field']}>
          <Search className={styles['mark']} size={20} strokeWidth={1.5} aria-hidden="true" />
          <input
            className={styles['input']}
            role="combobox"
            aria-label="搜索页面和命令"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={hits.length > 0 ? `${listId}-${selected}` : undefined}
            placeholder="页面、命令，拼音也可以"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setPosition(0);
            }}
            onKeyDown={onKeyDown}
          />
          <HeaderButton label="关闭" icon={X} onClick={onClose} />
        </div>
        <div id={listId} className={styles['list']} role="listbox" aria-label="页面和命令">
          <Groups groups={groups} listId={listId} selected={selected} onChoose={choose} />
        </div>
        {hits.length === 0 && (
          <p className={styles['nothing']}>没有找到「{typed.trim()}」。可以试试页面的名称、拼音首字母，或者地址中的一段。</p>
        )}
        <p className={styles['keys']} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> 选择
          </span>
          <span>
            <kbd>Enter</kbd> 打开
          </span>
          <span>
            <kbd>Esc</kbd> 关闭
          </span>
        </p>
        <p role="status" className={hiddenText}>
          {outcome(typed, hits.length)}
        </p>
      </div>
    </dialog>
  );
}

interface GroupsProps {
  groups: readonly EntryGroup[];
  listId: string;
  selected: number;
  onChoose: (hit: Hit) => void;
}

function Groups({ groups, listId, selected, onChoose }: GroupsProps) {
  return groups.map(({ heading, hits }, place) => {
    const before = groups.slice(0, place).reduce((sum, group) => sum + group.hits.length, 0);
    const options = hits.map((hit, offset) => (
      <CommandOption
        key={hit.entry.id}
        id={`${listId}-${before + offset}`}
        hit={hit}
        selected={before + offset === selected}
        onChoose={() => onChoose(hit)}
      />
    ));
    if (heading === null) return options;
    return (
      <div key={heading} role="group" aria-label={heading} className={styles['group']}>
        <p className={styles['heading']} aria-hidden="true">
          {heading}
        </p>
        {options}
      </div>
    );
  });
}

function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeOnBackdrop = useEffectEvent(({ target }: Event) => {
    // The content fills the dialog, so a press beside it alone goes to the dialog itself.
    if (target === dialog.current) onClose();
  });
  // The browser gives the focus back only if the dialog closes while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onPress = (event: Event) => closeOnBackdrop(event);
    element.showModal();
    element.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('pointerdown', onPress);
      element.close();
    };
  }, []);
  return dialog;
}

const outcome = (typed: string, count: number): string => {
  if (typed.trim() === '') return '';
  return count === 0 ? `没有找到「${typed.trim()}」` : `${count} 个结果`;
};
