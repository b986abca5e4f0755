import type { Listener } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import type { RowDraft } from '../../rows/RowDraft.ts';
import { SCRIPT_TYPES } from '../script/scriptTypes.ts';

export interface ListenerScriptProps {
  draft: RowDraft<Listener>;
}

/** The script that a listener runs. */
export function ListenerScript({ draft: { field, row } }: ListenerScriptProps) {
  return (
    <>
      <TextField label="脚本格式" field={field('scriptFormat')} required placeholder="例如 groovy 或 javascript" />
      <ChoiceField label="脚本类型" field={field('scriptType')} options={SCRIPT_TYPES} required placeholder="请选择" />
      {row.scriptType === 'inlineScript' && <LongTextField label="脚本内容" field={field('value')} required rows={4} code />}
      {row.scriptType === 'externalScript' && (
        <TextField label="资源地址" field={field('resource')} required placeholder="例如 deployment://notify.groovy" />
      )}
    </>
  );
}
