import { Input } from '@zhilv/ui/input';
import { useState } from 'react';
import type { SkuRow } from '../matrix/SkuRow.ts';
import { cellChange, cellText, type SkuColumn } from './skuColumns.ts';

export interface CellInputProps {
  column: SkuColumn;
  sku: SkuRow;
  onChange: (change: Partial<SkuRow>) => void;
  id?: string;
  labelledBy: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  disabled?: boolean;
}

const KEYS = { money: 'decimal', whole: 'numeric', decimal: 'decimal', text: 'text' } as const;

/** Takes one value of a variant. The text stays as it is typed until the field is left. */
export function CellInput({ column, sku, onChange, ...rest }: CellInputProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  const value = sku[column.name] ?? null;
  // Another value from elsewhere ends the typing.
  const text = typed !== null && Object.is(typed.value, value) ? typed.text : cellText(column, sku);
  return (
    <Input
      {...rest}
      value={text}
      inputMode={KEYS[column.kind]}
      required={column.required === true}
      onChange={(next) => {
        const change = cellChange(column, next);
        if (change === undefined) return;
        setTyped({
          text: column.kind === 'text' ? next : next.normalize('NFKC').replace('。', '.'),
          value: change[column.name] ?? null,
        });
        onChange(change);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
