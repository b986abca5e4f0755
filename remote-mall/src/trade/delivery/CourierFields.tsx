import { treeReference } from '@zhilv/crud';
import { Input } from '@zhilv/ui/input';
import { LabelledField } from '../../parts/form/LabelledField.tsx';
import { courierNames } from './deliveryNames.ts';

/** A courier and the number under which it carries something, as they are typed. */
export interface CourierChoice {
  /** The id of the courier; null while none is chosen. */
  readonly courier: unknown;
  readonly number: string;
}

export const NO_COURIER_CHOSEN: CourierChoice = { courier: null, number: '' };

/** A back end refuses a courier that is gone or off with these codes. */
export const UNKNOWN_COURIER = [1_011_004_000, 1_011_004_003];

/** The longest number that a back end keeps. */
const LONGEST = 64;

/** Says what is missing, field by field. */
export function courierFaults({ courier, number }: CourierChoice): { readonly courier?: string; readonly number?: string } {
  const typed = number.trim();
  return {
    ...(courier === null && { courier: '快递公司不能为空' }),
    ...(typed === '' && { number: '物流单号不能为空' }),
    ...(typed.length > LONGEST && { number: `物流单号不能超过 ${LONGEST} 个字符` }),
  };
}

export interface CourierFieldsProps {
  value: CourierChoice;
  faults: ReturnType<typeof courierFaults>;
  onChange: (value: CourierChoice) => void;
}

const { Input: CourierInput } = treeReference('快递公司', courierNames);

/** Asks by which courier something is sent, and under which number. */
export function CourierFields({ value, faults, onChange }: CourierFieldsProps) {
  return (
    <>
      <LabelledField label="快递公司" required error={faults.courier}>
        {(input) =>
          CourierInput && (
            <CourierInput
              {...input}
              value={value.courier}
              disabled={false}
              filtering={false}
              onChange={(courier) => onChange({ ...value, courier })}
            />
          )
        }
      </LabelledField>
      <LabelledField label="物流单号" required error={faults.number}>
        {(input) => (
          <Input
            {...input}
            value={value.number}
            placeholder="请输入或扫描物流单号"
            onChange={(number) => onChange({ ...value, number })}
          />
        )}
      </LabelledField>
    </>
  );
}
