import { general } from '../../../../parts/bpmn/section/general/general.ts';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import type { Field } from '../../field/Field.ts';
import { FlagField } from '../../field/FlagField.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';

/** What an element is called. The key of a process that a model gives it is not changed here. */
export function Identity({ subject }: SectionProps) {
  const { view, field } = useFields(general, subject);
  const [id, name, isExecutable] = [field('id'), field('name'), field('isExecutable')];
  const hasName = view.name !== null;
  const text: Field<string> = { ...name, value: view.name ?? '', write: (given) => name.write(given) ?? '' };
  if (!subject.object.$instanceOf('bpmn:Process'))
    return (
      <FieldGroup>
        <TextField label="编号" field={id} required />
        {hasName && <LongTextField label={subject.object.$instanceOf('bpmn:TextAnnotation') ? '文字' : '名称'} field={text} />}
      </FieldGroup>
    );
  const fixed = view.id === subject.modelKey;
  return (
    <FieldGroup>
      <TextField label="流程标识" field={id} required fixed={fixed} {...(fixed && { help: '由流程模型决定，不能在这里修改' })} />
      <TextField label="流程名称" field={text} required />
      <FlagField
        label="可执行"
        field={{ ...isExecutable, value: view.isExecutable ?? true, write: (given) => isExecutable.write(given) ?? true }}
        {...(view.isExecutable === null && { help: '文件没有写明，按可执行部署' })}
      />
    </FieldGroup>
  );
}
