import { isNumeric } from '@zhilv/format';
import type { NumberLimits } from '../../resource/NumberLimits.ts';

/** How a number is typed and written. */
export interface NumberText {
  /** Tells whether a text can become such a number by typing on. */
  readonly accepts: (text: string) => boolean;
  /** Gives null for an empty text and for one that has only begun, and undefined for a text that is no number. */
  readonly read: (text: string) => number | null | undefined;
  readonly write: (value: number | null) => string;
  /** A phone shows these keys. The modes `numeric` and `decimal` have no sign on them. */
  readonly inputMode: 'numeric' | 'decimal' | 'text';
}

/**
 * Tells how numbers within `limits` are typed. A number that is too large or too small can be typed: the rules of the draft
 * say so below the field.
 */
export function numberText({ minimum = Number.NEGATIVE_INFINITY, whole = false }: NumberLimits = {}): NumberText {
  const signed = minimum < 0;
  const sign = signed ? '[+-]?' : '';
  const begun = new RegExp(whole ? `^${sign}\\d*$` : `^${sign}\\d*(?:\\.\\d*)?$`);
  return {
    accepts: (text) => begun.test(text),
    read(text) {
      if (!/\d/.test(text)) return begun.test(text) ? null : undefined;
      const plain = text
        .replace(/^([+-]?)0+(?=\d)/, '$1')
        .replace(/^([+-]?)\./, '$10.')
        .replace(/\.$/, '');
      return isNumeric(plain) ? Number(plain) : undefined;
    },
    write: (value) => (value === null || Number.isNaN(value) ? '' : String(value)),
    inputMode: signed ? 'text' : whole ? 'numeric' : 'decimal',
  };
}
