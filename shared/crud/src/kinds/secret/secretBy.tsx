import { namesSecret } from '@zhilv/contract/names-secret';
import type { Field } from '../../resource/Field.ts';
import { valueOf } from '../../resource/defineResource.ts';
import { Masked } from './Masked.tsx';

/**
 * Masks the values of `field` in records whose field `key` names a secret; they are typed, filtered and exported as ever.
 *
 * @example secretBy('key', longText('参数键值'))
 */
export const secretBy = <Value,>(key: string, field: Field<Value>): Field<Value> => ({
  ...field,
  show(value, row) {
    const shown = field.show(value, row);
    const isSecret = value !== null && value !== undefined && value !== '' && namesSecret(valueOf(row, key));
    return isSecret ? <Masked label={field.label}>{shown}</Masked> : shown;
  },
});
