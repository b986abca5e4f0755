import { inParameters, NEW_PARAMETER, outParameters } from '../../../../parts/bpmn/section/task/rows/parameters.ts';
import { reads } from '../../../../parts/bpmn/engine/capabilities.ts';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { FlagField } from '../../field/FlagField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { RowsTable } from '../../rows/RowsTable.tsx';
import { useRows } from '../../rows/useRows.ts';
import type { SectionProps } from '../SectionProps.ts';

export interface ParametersProps extends SectionProps {
  /** What goes into the called process, or what comes out of it. */
  direction: 'in' | 'out';
}

/** The variables that a call activity and the called process give one another. */
export function Parameters({ subject, direction }: ParametersProps) {
  const rows = useRows(direction === 'in' ? inParameters : outParameters, subject);
  const { engine } = subject.document;
  return (
    <RowsTable
      noun={direction === 'in' ? '输入参数' : '输出参数'}
      rows={rows}
      fresh={() => NEW_PARAMETER}
      nameOf={(row) => sourceOf(row) || row.target}
      columns={[
        { title: '来源', cell: sourceOf },
        { title: '目标', cell: ({ target, targetExpression }) => target || targetExpression || '—' },
      ]}
    >
      {({ row, field }) => (
        <FieldGroup>
          <TextField label="来源变量" field={field('source')} />
          <TextField label="来源表达式" field={field('sourceExpression')} />
          <TextField label="目标变量" field={field('target')} />
          {(reads(engine, 'transientParameters') || row.targetExpression !== '') && (
            <TextField label="目标表达式" field={field('targetExpression')} />
          )}
          {(reads(engine, 'transientParameters') || row.transient) && <FlagField label="临时变量" field={field('transient')} />}
          {(reads(engine, 'parametersOfAllVariables') || row.variables !== '') && (
            <TextField label="全部变量" field={field('variables')} placeholder="填 all 传递全部变量" />
          )}
          {direction === 'in' && (reads(engine, 'parametersOfAllVariables') || row.businessKey !== '') && (
            <TextField label="业务标识" field={field('businessKey')} placeholder="如 #{execution.processBusinessKey}" />
          )}
          {(reads(engine, 'parametersOfAllVariables') || row.local) && <FlagField label="局部变量" field={field('local')} />}
        </FieldGroup>
      )}
    </RowsTable>
  );
}

const sourceOf = ({ source, sourceExpression, variables, businessKey }: typeof NEW_PARAMETER): string =>
  source || sourceExpression || (variables && `全部变量（${variables}）`) || (businessKey && `业务标识 ${businessKey}`) || '—';
