import { Select } from '@zhilv/ui/select';
import { Switch } from '@zhilv/ui/switch';
import { Tag } from '@zhilv/ui/tag';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';

/**
 * Makes a field that holds yes or no, with the words for both.
 *
 * @example switchOf('是否可见', '可见', '隐藏')
 */
export const switchOf = (label: string, on = '是', off = '否'): Field<boolean | null | undefined> => ({
  label,
  empty: false,
  column: 'state',
  show: (value) =>
    value === null || value === undefined ? <Absent /> : <Tag tone={value ? 'accent' : 'plain'}>{value ? on : off}</Tag>,
  Input: ({ filtering, required, invalid, value, ...rest }) => {
    if (!filtering) return <Switch {...rest} value={value === true} words={[on, off]} />;
    return (
      <Select
        {...rest}
        value={value === 'true' || value === 'false' ? value : null}
        options={[
          { value: 'true', label: on },
          { value: 'false', label: off },
        ]}
        required={required}
        invalid={invalid}
        clearable
        placeholder="全部"
      />
    );
  },
});
