import type { StockEntry } from 'bpmn-js-properties-panel';
import { general } from '../../../../parts/bpmn/section/general/general.ts';
import { declaredEntries } from './declaredEntries.ts';
import type { ExpertSubject } from './ExpertSubject.ts';
import { fieldEntry } from './fieldEntry.ts';

const OWN = new Set(['id', 'name', 'isExecutable']);

/** Gives what an element is called, and keeps what bpmn-io offers besides, such as the process of a pool. */
export function generalEntries(entries: readonly StockEntry[], subject: ExpertSubject): readonly StockEntry[] {
  const { object, document, apply } = subject;
  const isProcess = object.$instanceOf('bpmn:Process');
  const { name, isExecutable } = general.read(object, document);
  return [
    ...declaredEntries(
      'general',
      general,
      {
        ...(name !== null && { name: { label: isProcess ? '流程名称' : '名称', feature: null } }),
        id: { label: isProcess ? '流程标识' : '编号', feature: null },
      },
      subject,
    ),
    ...entries.filter(({ id }) => !OWN.has(id)),
    ...(isProcess
      ? [
          fieldEntry('general-isExecutable', {
            declaration: { label: '可执行', ...(isExecutable === null && { help: '文件没有写明，按可执行部署' }) },
            value: isExecutable ?? true,
            notes: [],
            check: () => null,
            write: (value) => apply(general.write(object, { isExecutable: value === true }, document)),
          }),
        ]
      : []),
  ];
}
