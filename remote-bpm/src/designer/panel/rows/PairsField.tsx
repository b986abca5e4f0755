import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Field } from '../field/Field.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import styles from './PairsField.module.css';

type Pair<Key extends string> = Readonly<Record<Key, string>>;

export interface PairsFieldProps<Key extends string> {
  label: string;
  /** What one pair is. */
  noun: string;
  field: Field<readonly Pair<Key>[]>;
  /** The two parts of a pair, with what they are called. */
  parts: readonly [key: readonly [Key, string], value: readonly [Key, string]];
}

/** A short list of pairs of texts, in the form of a row. */
export function PairsField<Key extends string>({ label, noun, field, parts }: PairsFieldProps<Key>) {
  const id = useId();
  const { value: pairs, notes, disabled, write } = field;
  const put = (place: number, part: Key, text: string): void =>
    void write(pairs.map((pair, index) => (index === place ? { ...pair, [part]: text } : pair)));
  const fresh = Object.fromEntries(parts.map(([part]) => [part, ''])) as Pair<Key>; // The parts are the keys.
  return (
    <fieldset className={styles['pairs']} aria-describedby={notes.length > 0 ? `${id}-notes` : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      {pairs.map((pair, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- pairs are told apart by their places
        <div key={place} className={styles['pair']}>
          {parts.map(([part, title]) => (
            <Input
              key={part}
              labelledBy={`${id}-${place}-${part}`}
              value={pair[part]}
              onChange={(text) => put(place, part, text)}
              placeholder={title}
              disabled={disabled}
            />
          ))}
          {parts.map(([part, title]) => (
            <span key={part} id={`${id}-${place}-${part}`} hidden>{`第 ${place + 1} 个${noun}的${title}`}</span>
          ))}
          <Button
            kind="quiet"
            icon={<Trash2 size={14} strokeWidth={1.5} />}
            aria-label={`移除第 ${place + 1} 个${noun}`}
            title="移除"
            disabled={disabled}
            onClick={() => void write(pairs.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <FieldNotes id={`${id}-notes`} notes={notes} />
      <span>
        <Button
          kind="text"
          icon={<Plus size={14} strokeWidth={1.5} />}
          disabled={disabled}
          onClick={() => void write([...pairs, fresh])}
        >
          {`添加${noun}`}
        </Button>
      </span>
    </fieldset>
  );
}
