import { isNumeric } from '@zhilv/platform';

/** What a draft's rules leave of the numbers; absent: no limit. */
export interface NumberLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** No decimals. */
  readonly whole?: boolean | undefined;
}

interface NumberText {
  /** Whether a text can become such a number by typing on. */
  readonly accepts: (text: string) => boolean;
  /** Null for an empty text and for one that has only begun; undefined for none that `accepts` lets through. */
  readonly read: (text: string) => number | null | undefined;
  readonly write: (value: number | null) => string;
  /** The keys that a phone needs for it. Those of `numeric` and `decimal` lack the sign. */
  readonly inputMode: 'numeric' | 'decimal' | 'text';
}

/** How numbers within `limits` are typed. What is too large or too small can be typed: the rules say so below the field. */
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
