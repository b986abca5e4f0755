import { SERVICE_TYPES } from '../../../../parts/bpmn/engine/capabilities.ts';
import { serviceTask, type ServiceTaskView } from '../../../../parts/bpmn/section/task/serviceTask.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import type { Field } from '../../field/Field.ts';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useChosen } from '../../field/useChosen.ts';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';
import { SERVICE_RESULT_FIELDS } from './serviceTaskFields.ts';

type Implementation = ServiceTaskView['implementation'];

const IMPLEMENTATIONS = [
  { value: '', label: '无' },
  { value: 'class', label: 'Java 类' },
  { value: 'expression', label: '表达式' },
  { value: 'delegateExpression', label: '代理表达式' },
  { value: 'type', label: '内置服务' },
] as const;

/** What a task calls. */
export function ServiceTask({ subject }: SectionProps) {
  const section = useFields(serviceTask, subject);
  const { view, field } = section;
  // What a task called before stays until it is told what it calls instead.
  const [implementation, choose] = useChosen(view.implementation);
  const choice: Field<Implementation> = {
    ...field('implementation'),
    value: implementation,
    write(value) {
      choose(value);
      return value === '' ? field('implementation').write('') : value;
    },
  };
  const types = SERVICE_TYPES[subject.document.engine.name].map((value) => ({ value, label: value }));
  return (
    <>
      <FieldGroup title="实现">
        <ChoiceField label="实现方式" field={choice} options={IMPLEMENTATIONS} />
        {implementation === 'class' && (
          <TextField label="类名" field={field('class')} required placeholder="如 com.example.Task" />
        )}
        {implementation === 'expression' && <LongTextField label="表达式" field={field('expression')} required code />}
        {implementation === 'delegateExpression' && (
          <LongTextField label="代理表达式" field={field('delegateExpression')} required code />
        )}
        {implementation === 'type' && <ChoiceField label="服务类型" field={field('type')} options={types} required />}
        {implementation === 'type' && (view.type === 'external' || view.type === 'external-worker' || view.topic !== '') && (
          <TextField label="主题" field={field('topic')} required />
        )}
      </FieldGroup>
      <DeclaredFields title="结果与触发" section={section} fields={SERVICE_RESULT_FIELDS} />
    </>
  );
}
