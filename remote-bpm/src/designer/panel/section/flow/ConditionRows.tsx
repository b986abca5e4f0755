import { confirm } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { COMPARES, conditionPreview, conditionRows } from '../../../../parts/bpmn/section/flowCondition/conditionRows.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';
import styles from './ConditionRows.module.css';

export interface ConditionRowsProps extends SectionProps {
  /** The expression that the flow has; null when it has none. */
  present: string | null;
  /** Is given the expression that is to be that of the flow. */
  onCopied: (expression: string) => void;
}

const COMPARE_LABELS: Readonly<Record<string, string>> = {
  '==': '等于',
  '!=': '不等于',
  '>': '大于',
  '>=': '大于等于',
  '<': '小于',
  '<=': '小于等于',
  contains: '包含',
};

const COMPARE_OPTIONS = COMPARES.map((value) => ({ value, label: `${COMPARE_LABELS[value] ?? ''} ${value}`.trim() }));

const LOGICS = [
  { value: '', label: '未设置（并且）' },
  { value: 'and', label: '并且 and' },
  { value: 'or', label: '或者 or' },
];

/** Conditions that people put together from rows. The expression of the flow stays as it is until they copy the preview into it. */
export function ConditionRows({ subject, present, onCopied }: ConditionRowsProps) {
  const rows = useRows(conditionRows, subject);
  const preview = conditionPreview(rows.rows);
  const copy = async (expression: string): Promise<void> => {
    const replaces = present !== null && present.trim() !== '' && present !== expression;
    if (replaces && !(await confirm({ content: `确定用预览替换现在的表达式「${present}」吗？`, okText: '替换' }))) return;
    onCopied(expression);
  };
  return (
    <>
      <RowsTable
        noun="条件"
        title="结构化条件"
        rows={rows}
        fresh={() => ({ id: '', field: '', compare: '==', value: '', logic: '', sort: String(rows.rows.length + 1) })}
        nameOf={({ field }) => field}
        columns={[
          { title: '条件', cell: ({ field, compare, value }) => <code>{`${field} ${compare} ${value}`}</code>, wide: true },
          { title: '关系', cell: ({ logic }) => (logic === 'or' ? '或者' : '并且') },
          { title: '排序', cell: ({ sort }) => sort || '—' },
        ]}
      >
        {({ field }) => (
          <FieldGroup>
            <TextField label="字段" field={field('field')} required placeholder="如 days" />
            <ChoiceField label="比较" field={field('compare')} options={COMPARE_OPTIONS} required />
            <TextField label="值" field={field('value')} />
            <ChoiceField label="与前一条件" field={field('logic')} options={LOGICS} />
            <TextField label="排序" field={field('sort')} placeholder="整数，小的在前" />
            <TextField label="编号" field={field('id')} />
          </FieldGroup>
        )}
      </RowsTable>
      {preview !== null && (
        <div className={styles['preview']}>
          <span className={styles['label']}>预览</span>
          <code className={styles['expression']}>{preview}</code>
          <Button kind="text" disabled={subject.disabled || preview === present} onClick={() => void copy(preview)}>
            {preview === present ? '已是表达式' : '用作表达式'}
          </Button>
        </div>
      )}
    </>
  );
}
