import { fenOf, yuanOf } from '@zhilv/format';
import type { NumberLimits } from '../../resource/NumberLimits.ts';
import type { NumberText } from '../number/numberText.ts';

/** Tells how amounts are typed: in yuan with at most two decimals. What is read and written is fen. */
export function moneyText({ minimum = Number.NEGATIVE_INFINITY }: NumberLimits = {}): NumberText {
  const signed = minimum < 0;
  const begun = signed ? /^[+-]?\d*(?:\.\d{0,2})?$/ : /^\d*(?:\.\d{0,2})?$/;
  return {
    accepts: (text) => begun.test(text),
    read: (text) => (begun.test(text) ? fenOf(text) : undefined),
    write: (fen) => (fen === null || !Number.isSafeInteger(fen) ? '' : yuanOf(fen)),
    inputMode: signed ? 'text' : 'decimal',
  };
}
