import { processDefinition, ProcessDefinition, ProcessDefinitionRow } from '@zhilv/contract/bpm';
import { eq } from 'drizzle-orm';
import { type Implementation, implement } from '../../call/implement.ts';
import { equals } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { rowsWhere, shownBy } from '../../records/rows.ts';
import { ascending, descending, orderBy } from '../../records/sorting.ts';
import { formNamesOf } from '../form/formNamesOf.ts';
import { processDefinitions } from '../process/rows/processDefinition.table.ts';
import { definitionMissing } from '../process/command/refusals.ts';

const list = listOf(processDefinitions, ProcessDefinitionRow, {
  matches: ({ key }: FiltersOf<typeof processDefinition.page>) => [equals(processDefinitions.key, key)],
  order: [descending('version'), ascending('key'), ascending('id')],
});

/** Versions of processes that were deployed (docs/protocol/bpm.md §5). */
export const handlers: readonly Implementation[] = [
  implement(processDefinition.page, async (call) => {
    const page = await pageOfRows(call, list);
    const formNames = await formNamesOf(
      call,
      page.list.map(({ formId }) => formId),
    );
    return { ...page, list: page.list.map((row) => ({ ...row, formName: formNames.get(String(row.formId)) ?? null })) };
  }),
  implement(processDefinition.list, (call) =>
    rowsWhere(call, processDefinitions, equals(processDefinitions.suspensionState, call.input.suspensionState), {
      columns: shownBy(processDefinitions, ProcessDefinition),
      orderBy: orderBy(processDefinitions, [ascending('key'), ascending('version'), ascending('id')]),
    }),
  ),
  implement(processDefinition.getBpmnXml, async (call) => {
    const [found] = await rowsWhere(call, processDefinitions, eq(processDefinitions.id, call.input.id), { columns: ['bpmnXml'] });
    if (found === undefined) throw definitionMissing();
    return found.bpmnXml;
  }),
];
