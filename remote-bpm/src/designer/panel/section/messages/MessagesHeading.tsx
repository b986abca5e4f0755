import { messages } from '../../../../parts/bpmn/section/messages/messages.ts';
import { reads } from '../../../../parts/bpmn/engine/capabilities.ts';
import type { Section } from '../../../../parts/bpmn/section/Section.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { type ShownSection, useSection } from '../../field/useSection.ts';
import { rowsIn } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';
import { freeId } from './freeId.ts';

const SCOPES = [
  { value: '', label: '未设置（全局）' },
  { value: 'global', label: '全局' },
  { value: 'processInstance', label: '流程实例' },
];

/** The heading 消息与信号. */
export function MessagesHeading({ subject }: SectionProps) {
  // To find who uses them takes a walk through the whole document, so it is read once for both.
  const shown = useSection(messages, subject);
  return (
    <>
      <Listed shown={shown} kind="message" />
      <Listed shown={shown} kind="signal" />
    </>
  );
}

interface Item {
  readonly id: string;
  readonly name: string;
  readonly scope?: string;
  readonly users: readonly { readonly id: string; readonly name: string }[];
}

type ShownMessages = typeof messages extends Section<infer View, infer Change> ? ShownSection<View, Change> : never;

interface ListedProps {
  shown: ShownMessages;
  kind: 'message' | 'signal';
}

function Listed({ shown, kind }: ListedProps) {
  const { subject } = shown;
  const noun = kind === 'message' ? '消息' : '信号';
  const scoped = kind === 'signal' && reads(subject.document.engine, 'scope');
  const rows = rowsIn(messages, shown, {
    rowsOf: (view): readonly Item[] => (kind === 'message' ? view.messages : view.signals),
    changeOf(change) {
      // Their order means nothing, so the table moves none.
      if ('move' in change) throw new Error('Messages and signals have no order.');
      return { kind, ...change };
    },
    list: kind === 'message' ? 'messages' : 'signals',
  });
  return (
    <RowsTable
      noun={noun}
      rows={rows}
      fresh={() => ({
        id: freeId(kind === 'message' ? 'Message' : 'Signal', subject.document),
        name: '',
        ...(scoped && { scope: '' }),
        users: [],
      })}
      nameOf={({ id, name }) => name || id}
      keeps={({ users }) => (users.length === 0 ? null : `该${noun}正被使用，不能删除：${namesOf(users)}`)}
      columns={[
        { title: '编号', cell: ({ id }) => <code>{id}</code> },
        { title: '名称', cell: ({ name }) => name || '—' },
        { title: '引用处', cell: ({ users }) => namesOf(users) || '未使用' },
      ]}
    >
      {({ field }) => (
        <FieldGroup>
          <TextField label={`${noun}编号`} field={field('id')} required />
          <TextField label={`${noun}名称`} field={field('name')} required />
          {scoped && (
            <ChoiceField
              label="作用范围"
              field={{
                ...field('scope'),
                value: field('scope').value ?? '',
                write: (value) => field('scope').write(value) ?? '',
              }}
              options={SCOPES}
            />
          )}
        </FieldGroup>
      )}
    </RowsTable>
  );
}

const namesOf = (users: Item['users']): string => users.map(({ id, name }) => name || id).join('、');
