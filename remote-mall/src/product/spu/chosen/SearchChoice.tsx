import { type Id, sameId } from '@zhilv/contract';
import { ApiError } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { Popover } from '@zhilv/ui/popover';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styles from './SearchChoice.module.css';

/** Something that can be chosen. */
export interface Choosable {
  readonly id: Id;
  readonly name: string;
}

export interface SearchChoiceProps {
  /** What the button says. */
  label: string;
  /** What is chosen, for people. */
  what: string;
  chosen: readonly Choosable[];
  /** Whether several are chosen one after the other; otherwise one ends it. */
  several: boolean;
  disabled: boolean;
  /** Gives what has the text in its name. @throws ApiError */
  find: (text: string) => Promise<readonly Choosable[]>;
  /** Makes one of that name; null for those who may not. @throws ApiError, which the user has been told of */
  create: ((name: string) => Promise<Choosable>) | null;
  onChoose: (one: Choosable) => void;
  onDrop: (one: Choosable) => void;
}

type Found = { readonly kind: 'asking' | 'failed' } | { readonly kind: 'found'; readonly options: readonly Choosable[] };

/** What was typed is searched for after so long a pause. */
const PAUSE_MS = 250;
const LONGEST_NAME = 64;

/** A button with a panel in which things are found by their names as one types, and made where there is none of that name. */
export function SearchChoice({ label, what, chosen, several, disabled, find, create, onChoose, onDrop }: SearchChoiceProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>({ kind: 'asking' });
  const [making, setMaking] = useState(false);
  // An answer to what was asked before does not take the place of a later one.
  const asked = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = async (wanted: string): Promise<void> => {
    // What was typed before and not asked yet would come after this.
    clearTimeout(pause.current);
    const turn = (asked.current += 1);
    const tell = (next: Found): void => void (turn === asked.current && setFound(next));
    tell({ kind: 'asking' });
    try {
      tell({ kind: 'found', options: await find(wanted.trim()) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell({ kind: 'failed' });
    }
  };
  const show = (): void => {
    setText('');
    setOpen(true);
    void ask('');
  };
  const type = (next: string): void => {
    setText(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void ask(next), PAUSE_MS);
  };
  const choose = (one: Choosable): void => {
    onChoose(one);
    if (!several) setOpen(false);
  };
  const make = async (): Promise<void> => {
    if (create === null || making) return;
    setMaking(true);
    try {
      choose(await create(name));
      setText('');
      if (several) await ask('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setMaking(false);
    }
  };

  const isChosen = (one: Choosable): boolean => chosen.some((other) => sameId(other.id, one.id));
  const name = text.trim();
  const options = found.kind === 'found' ? found.options : [];
  const canMake = create !== null && name !== '' && found.kind === 'found' && !options.some((one) => one.name === name);
  return (
    <>
      <Button
        ref={anchor}
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => (open ? setOpen(false) : show())}
      >
        {label}
      </Button>
      {open && (
        <Popover anchor={anchor} label={label} onClose={() => setOpen(false)}>
          <div className={styles['panel']}>
            <label className={styles['label']} htmlFor={id}>
              搜索{what}
            </label>
            <Input id={id} value={text} maxLength={LONGEST_NAME} placeholder={`输入${what}名称`} clearable onChange={type} />
            {canMake && (
              <Button kind="text" busy={making} onClick={() => void make()}>
                新增「{name}」
              </Button>
            )}
            {found.kind === 'failed' && (
              <p className={styles['note']} role="alert">
                没有加载成功。
                <Button kind="text" onClick={() => void ask(text)}>
                  重试
                </Button>
              </p>
            )}
            {found.kind === 'asking' && (
              <p className={styles['note']} role="status">
                加载中…
              </p>
            )}
            {found.kind === 'found' && options.length === 0 && !canMake && (
              <p className={styles['note']}>{create === null ? `没有符合的${what}` : `没有符合的${what}，输入名称可以新增`}</p>
            )}
            <ul className={styles['options']} aria-label={what}>
              {options.map((one) => (
                <li key={String(one.id)}>
                  {several ? (
                    <PlainCheckbox
                      checked={isChosen(one)}
                      disabled={making}
                      onChange={(checked) => (checked ? choose(one) : onDrop(one))}
                    >
                      {one.name}
                    </PlainCheckbox>
                  ) : (
                    <button
                      type="button"
                      className={styles['option']}
                      disabled={making || isChosen(one)}
                      onClick={() => choose(one)}
                    >
                      {one.name}
                      {isChosen(one) && <span className={styles['note']}>已添加</span>}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </Popover>
      )}
    </>
  );
}
