import { scriptTask } from '../../../../parts/bpmn/section/task/scriptTask.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import type { Field } from '../../field/Field.ts';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useChosen } from '../../field/useChosen.ts';
import { useFields } from '../../field/useFields.ts';
import { SCRIPT_TYPES } from '../script/scriptTypes.ts';
import type { SectionProps } from '../SectionProps.ts';
import { SCRIPT_RUN_FIELDS } from './scriptTaskFields.ts';

type ScriptType = 'inlineScript' | 'externalScript';

/** The script that a task runs. */
export function ScriptTask({ subject }: SectionProps) {
  const section = useFields(scriptTask, subject);
  const { view, field } = section;
  // The document tells of an external script only when it says where that is.
  const [scriptType, choose] = useChosen(view.scriptType);
  const type: Field<ScriptType> = {
    ...field('scriptType'),
    value: scriptType,
    write(value) {
      choose(value);
      return field('scriptType').write(value);
    },
  };
  return (
    <>
      <FieldGroup title="脚本">
        <TextField label="脚本格式" field={field('scriptFormat')} required placeholder="如 groovy、javascript" />
        <ChoiceField label="脚本类型" field={type} options={SCRIPT_TYPES} />
        {scriptType === 'inlineScript' ? (
          <LongTextField label="脚本" field={field('script')} required code rows={4} />
        ) : (
          <TextField label="资源地址" field={field('resource')} required placeholder="如 deployment://script.groovy" />
        )}
      </FieldGroup>
      <DeclaredFields title="执行" section={section} fields={SCRIPT_RUN_FIELDS} />
    </>
  );
}
