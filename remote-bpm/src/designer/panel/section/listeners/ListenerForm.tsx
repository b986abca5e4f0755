import type { ReactNode } from 'react';
import type { Listener } from '../../../../parts/bpmn/section/listeners/Listener.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { LongTextField } from '../../field/LongTextField.tsx';
import { TextField } from '../../field/TextField.tsx';
import type { RowDraft } from '../../rows/RowDraft.ts';
import { ListenerFields } from './ListenerFields.tsx';
import { ListenerScript } from './ListenerScript.tsx';
import { optionsOf } from '../optionsOf.ts';
import { eventLabel, LISTENER_TYPES } from './listenerWords.ts';

export interface ListenerFormProps {
  draft: RowDraft<Listener>;
  events: readonly string[];
  /** What only some listeners have besides; it stands below the event. */
  children?: ReactNode;
}

const TYPES = optionsOf(LISTENER_TYPES);

/** What every listener has: when it is called, what it calls, and the fields of that. */
export function ListenerForm({ draft, events, children }: ListenerFormProps) {
  const { field, row } = draft;
  return (
    <>
      <FieldGroup>
        <ChoiceField
          label="事件类型"
          field={field('event')}
          options={events.map((value) => ({ value, label: eventLabel(value) }))}
          required
          placeholder="请选择"
        />
        {children}
        <ChoiceField label="监听器类型" field={field('listenerType')} options={TYPES} required placeholder="请选择" />
        {row.listenerType === 'classListener' && (
          <TextField label="Java 类" field={field('class')} required placeholder="例如 com.example.StartListener" />
        )}
        {row.listenerType === 'expressionListener' && (
          <LongTextField
            label="表达式"
            field={field('expression')}
            required
            code
            placeholder="例如 ${listener.notify(execution)}"
          />
        )}
        {row.listenerType === 'delegateExpressionListener' && (
          <LongTextField
            label="代理表达式"
            field={field('delegateExpression')}
            required
            code
            placeholder="例如 ${startListener}"
          />
        )}
        {row.listenerType === 'scriptListener' && <ListenerScript draft={draft} />}
      </FieldGroup>
      <ListenerFields draft={draft} />
    </>
  );
}
