import { FieldGroup } from '../../field/FieldGroup.tsx';
import { FlagField } from '../../field/FlagField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useFields } from '../../field/useFields.ts';
import { general } from '../../../../parts/bpmn/section/general/general.ts';
import type { SectionProps } from '../SectionProps.ts';

/** The heading 常规. */
export function GeneralHeading({ subject }: SectionProps) {
  const { view, field } = useFields(general, subject);
  const isProcess = subject.object.$instanceOf('bpmn:Process');
  const name = field('name');
  return (
    <FieldGroup>
      {isProcess ? (
        <TextField
          label="流程标识"
          field={field('id')}
          required
          fixed={view.id === subject.modelKey}
          {...(view.id === subject.modelKey && { help: '标识由流程模型决定，不能修改' })}
        />
      ) : (
        <TextField label="编号" field={field('id')} required />
      )}
      {name.value !== null && (
        <TextField
          label={isProcess ? '流程名称' : '名称'}
          field={{ ...name, value: name.value, write: (text) => name.write(text) ?? '' }}
          required={isProcess}
        />
      )}
      {isProcess && (
        <FlagField
          label="可执行"
          field={{
            ...field('isExecutable'),
            value: view.isExecutable ?? true,
            write: (value) => field('isExecutable').write(value) ?? true,
          }}
        />
      )}
    </FieldGroup>
  );
}
