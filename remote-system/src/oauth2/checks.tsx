import { type Field, texts } from '@zhilv/crud';
import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import styles from './checks.module.css';

interface Check {
  readonly value: string;
  readonly label: string;
}

/** Makes a field that holds any of a few known texts. A record with others shows them, and keeps them until they are unchecked. */
export const checks = (label: string, known: readonly Check[]): Field<readonly string[] | null | undefined> => {
  const { prepare: _, ...plain } = texts(label);
  const wordOf = (value: string): string => known.find((one) => one.value === value)?.label ?? value;
  return {
    ...plain,
    show: (value, row) => plain.show(value?.map(wordOf), row),
    Input: ({ id, labelledBy, value, onChange, disabled, describedBy }) => {
      const chosen: readonly string[] = Array.isArray(value) ? value : [];
      const values = [...new Set([...known.map((one) => one.value), ...chosen])];
      return (
        <div id={id} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className={styles['checks']}>
          {values.map((one) => (
            <PlainCheckbox
              key={one}
              checked={chosen.includes(one)}
              disabled={disabled}
              onChange={(checked) => onChange(values.filter((other) => (other === one ? checked : chosen.includes(other))))}
            >
              {wordOf(one)}
            </PlainCheckbox>
          ))}
        </div>
      );
    },
  };
};
