/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox that opens a dialog, which no element of the browser's is */
import { type Id, idOf } from '@zhilv/contract';
import { ApiError } from '@zhilv/platform';
import { fieldBox } from '@zhilv/ui/plain/field-box';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import { ChevronDown } from 'lucide-react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useLater } from '../../later/useLater.ts';
import type { FieldInputProps } from '../../resource/Field.ts';
import { nodeLabel, nodeName } from '../../resource/nodeLabel.ts';
import { referenceCode } from './referenceCode.ts';
import styles from './ReferenceInput.module.css';
import { type ReferenceSource } from './ReferenceSource.ts';

export interface ReferenceInputProps extends FieldInputProps {
  label: string;
  source: ReferenceSource;
  /** Whether the value is a list of ids. */
  many: boolean;
  /** Whether a record is named with those that it stands below. */
  whole: boolean;
}

/**
 * Chooses one or several records in a panel that finds them by their names. One that is held but is not among them, such as a role
 * that was switched off, stays until somebody takes it away.
 */
export function ReferenceInput(props: ReferenceInputProps) {
  const { id, label, labelledBy, value, onChange, onBlur, ref, disabled, required, invalid, describedBy } = props;
  const { filtering, source, many, whole } = props;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const { code, loading, prepare, open, close } = useLater(referenceCode);
  const [asking, setAsking] = useState(false);
  // They stay in the panel while it is open, so that what was taken away can be given back.
  const [unlisted, setUnlisted] = useState<readonly TreeListNode[]>([]);
  const nodes = source.read();
  const ids: readonly Id[] = many ? ((value as readonly Id[] | null) ?? []) : idsOf(value);
  const keys = ids.map(String);
  const names = keys.map((key) => (nodes === null ? key : (nodeName(nodes, key, whole) ?? unlistedNode(key).label)));

  const show = async (): Promise<void> => {
    setAsking(true);
    // Both must settle: code that arrives after the records failed would open an empty panel.
    const [, loaded] = await Promise.allSettled([open(), source.load()]);
    setAsking(false);
    if (loaded.status === 'fulfilled') {
      setUnlisted(keys.filter((key) => nodeLabel(loaded.value, key) === undefined).map(unlistedNode));
      return;
    }
    close();
    // `call` has told the user, who can press the field again.
    if (!(loaded.reason instanceof ApiError)) throw loaded.reason;
  };
  const leave = (): void => {
    close();
    onBlur?.();
  };
  const isOpen = code !== null && !asking && nodes !== null;
  return (
    <span className={styles['box']}>
      <button
        ref={button}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-busy={loading || asking || undefined}
        disabled={disabled}
        className={`${fieldBox({ invalid, disabled })} ${styles['field']}`}
        data-unset={names.length === 0}
        onPointerEnter={prepare}
        onClick={() => (isOpen ? leave() : void show())}
      >
        <span className={styles['names']} title={names.join('、')}>
          {names.length === 0 ? (filtering ? '全部' : '请选择') : names.join('、')}
        </span>
        <ChevronDown className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <code.Popover anchor={button} label={`选择${label}`} onClose={leave}>
          <div id={`${id}-panel`} className={styles['panel']}>
            {many ? (
              <code.TreeList
                label={label}
                nodes={[...nodes, ...unlisted]}
                searchable
                multiple
                linked={false}
                value={keys}
                onChange={(chosen) => onChange(chosen.map(idOf))}
              />
            ) : (
              <code.TreeList
                label={label}
                nodes={nodes}
                searchable
                value={keys[0] ?? null}
                onChange={(chosen) => {
                  // What must have a value is not emptied by a second press.
                  if (chosen !== null || filtering || !required)
                    onChange(chosen === null ? null : filtering ? chosen : idOf(chosen));
                  leave();
                }}
              />
            )}
          </div>
        </code.Popover>
      )}
    </span>
  );
}

const unlistedNode = (key: string): TreeListNode => ({ key, label: `编号 ${key}`, note: '已停用或不可见' });

const idsOf = (value: unknown): readonly Id[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [value] : [];

/** Ids are numbers as long as a number can hold them exactly (docs/protocol/README.md §4). */
