import { conditionRows } from '../../../../parts/bpmn/section/flowCondition/conditionRows.ts';
import { flowCondition } from '../../../../parts/bpmn/section/flowCondition/flowCondition.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';
import { SCRIPT_TYPES } from '../script/scriptTypes.ts';
import { ConditionRows } from './ConditionRows.tsx';
import { FLOW_TYPES } from './flowTypes.ts';

const CONDITION_TYPES = [
  { value: 'expression', label: '表达式' },
  { value: 'script', label: '脚本' },
] as const;

/** A script is one thing: while its language is missing, its text waits. */
const TOGETHER = ['type', 'conditionType', 'language', 'scriptType', 'body', 'resource'] as const;

/** The heading 流转条件. */
export function FlowConditionHeading({ subject }: SectionProps) {
  const { view, field, change } = useFields(flowCondition, subject, TOGETHER);
  const { type, conditionType, scriptType, defaultRefused } = view;
  const refused = defaultRefused !== null && type !== 'default';
  return (
    <>
      <FieldGroup>
        <ChoiceField
          label="流转类型"
          field={field('type')}
          options={FLOW_TYPES.filter(({ value }) => value !== 'default' || !refused)}
          {...(refused && { help: `不能设为默认流转：${defaultRefused}` })}
        />
        {type === 'condition' && <ChoiceField label="条件格式" field={field('conditionType')} options={CONDITION_TYPES} />}
        {type === 'condition' && conditionType === 'expression' && (
          <LongTextField label="表达式" field={field('body')} code placeholder={'如 ${days > 3}'} />
        )}
        {type === 'condition' && conditionType === 'script' && (
          <>
            <TextField label="脚本语言" field={field('language')} required placeholder="如 groovy" />
            <ChoiceField label="脚本类型" field={field('scriptType')} options={SCRIPT_TYPES} />
            {scriptType === 'externalScript' ? (
              <TextField label="资源地址" field={field('resource')} required />
            ) : (
              <LongTextField label="脚本" field={field('body')} required code rows={4} />
            )}
          </>
        )}
      </FieldGroup>
      {conditionRows.isFor(subject.object, subject.document) && (
        <ConditionRows
          subject={subject}
          present={type === 'condition' && conditionType === 'expression' ? view.body : null}
          onCopied={(body) => void change({ type: 'condition', conditionType: 'expression', body })}
        />
      )}
    </>
  );
}
