import { FORM_FIELD_TYPES } from '../../../../parts/bpmn/engine/capabilities.ts';
import type { Engine } from '../../../../parts/bpmn/engine/Engine.ts';
import type { FormField } from '../../../../parts/bpmn/section/form/FormField.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { TextField } from '../../field/TextField.tsx';
import { PairsField } from '../../rows/PairsField.tsx';
import type { RowDraft } from '../../rows/RowDraft.ts';
import { typeLabel } from './formFieldTypes.ts';

export interface FormFieldFieldsProps {
  engine: Engine;
  draft: RowDraft<FormField>;
}

/** The fields by which a field of a form is described. */
export function FormFieldFields({ engine, draft: { row, field } }: FormFieldFieldsProps) {
  const camunda = engine.name === 'camunda';
  const types = FORM_FIELD_TYPES[engine.name].map((value) => ({ value, label: `${typeLabel(value)} ${value}` }));
  return (
    <>
      <FieldGroup>
        <TextField label="字段编号" field={field('id')} required />
        <TextField label="字段名称" field={field('label')} />
        <ChoiceField label="字段类型" field={field('type')} options={types} required={camunda} />
        <TextField label="默认值" field={field('defaultValue')} />
        {(row.type === 'date' || row.datePattern !== '') && (
          <TextField label="日期格式" field={field('datePattern')} placeholder="如 yyyy-MM-dd" />
        )}
        {!camunda && (
          <>
            <TextField label="变量" field={field('variable')} />
            <TextField label="表达式" field={field('expression')} />
            <TextField label="必填" field={field('required')} placeholder="true、false 或表达式" />
            <TextField label="可读" field={field('readable')} placeholder="true、false 或表达式" />
            <TextField label="可写" field={field('writable')} placeholder="true、false 或表达式" />
            {(row.type === 'date' || row.lenientDateParsing !== '') && (
              <TextField label="宽松日期解析" field={field('lenientDateParsing')} placeholder="true 或 false" />
            )}
          </>
        )}
      </FieldGroup>
      {(row.type === 'enum' || row.values.length > 0) && (
        <PairsField
          label="枚举值"
          noun="枚举值"
          field={field('values')}
          parts={[
            ['id', '编号'],
            ['name', '名称'],
          ]}
        />
      )}
      {camunda && (
        <>
          <PairsField
            label="约束"
            noun="约束"
            field={field('constraints')}
            parts={[
              ['name', '名称'],
              ['config', '配置'],
            ]}
          />
          <PairsField
            label="字段属性"
            noun="字段属性"
            field={field('properties')}
            parts={[
              ['id', '编号'],
              ['value', '值'],
            ]}
          />
        </>
      )}
    </>
  );
}
