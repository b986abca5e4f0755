import { confirm } from '@zhilv/platform';
import type { StockEntry, StockGroup, StockItem } from 'bpmn-js-properties-panel';
import { changeOf } from '../../../../parts/bpmn/command/changeOf.ts';
import { elementsIn, type ModdleElement, textOf } from '../../../../parts/bpmn/moddle/ModdleElement.ts';
import { removalQuestion } from '../../rows/removalQuestion.ts';
import { expertTranslate } from '../chinese/expertTranslate.ts';
import type { ExpertSubject } from './ExpertSubject.ts';
import { fieldEntry } from './fieldEntry.ts';

/** Puts right what bpmn-io's entries would show or do wrongly here. */
export const mendedGroups = (groups: readonly StockGroup[], subject: ExpertSubject): readonly StockGroup[] =>
  groups.map((group) => ({
    ...group,
    ...(group.entries !== undefined && { entries: group.entries.map((entry) => mended(entry, subject)) }),
    ...(group.items !== undefined && {
      items: group.items.map((item) => asking(group.label, LISTENERS.has(group.id) ? named(item) : item)),
    }),
  }));

/** bpmn-io removes a listener or a property without a question. */
function asking(noun: string, item: StockItem): StockItem {
  const { label, remove } = item;
  if (remove === undefined) return item;
  return {
    ...item,
    remove(event) {
      event.stopPropagation();
      void confirm({ content: removalQuestion(noun, label), danger: true, okText: '删除' }).then(
        (agreed) => agreed && remove(event),
      );
    },
  };
}

const LISTENERS = new Set(['CamundaPlatform__ExecutionListener', 'CamundaPlatform__TaskListener']);

/** bpmn-io names listeners in English: `Create: Java class`, or `undefined: Java class` without an event. */
const named = (item: StockItem): StockItem => ({
  ...item,
  label: item.label
    .split(': ')
    .map((part) => expertTranslate(part === 'undefined' ? undefined : part))
    .join(' · '),
});

function mended(entry: StockEntry, subject: ExpertSubject): StockEntry {
  const { object, fixedKey } = subject;
  const [process] = elementsIn(object, 'processRef');
  const [loop] = elementsIn(object, 'loopCharacteristics');
  switch (entry.id) {
    case 'id':
    case 'general-id':
      return isKey(object, fixedKey) ? keyEntry(entry.id, fixedKey) : entry;
    case 'processId':
      return process !== undefined && isKey(process, fixedKey) ? keyEntry(entry.id, fixedKey) : entry;
    case 'exclusive':
      return exclusiveEntry(entry.id, object, subject);
    case 'multiInstanceExclusive':
      return loop === undefined ? entry : exclusiveEntry(entry.id, loop, subject);
    default:
      return entry;
  }
}

const isKey = (object: ModdleElement, key: string): boolean => object.$instanceOf('bpmn:Process') && textOf(object, 'id') === key;

/** A model gives its process its key. */
const keyEntry = (id: string, key: string): StockEntry =>
  fieldEntry(id, {
    declaration: { label: '流程标识', help: '由流程模型决定，不能在这里修改' },
    value: key,
    notes: [],
    check: () => null,
    write: () => {},
    fixed: true,
  });

/** Jobs are exclusive unless the document says otherwise. bpmn-io's own field shows what is not said as a no. */
const exclusiveEntry = (id: string, holder: ModdleElement, { document, apply }: ExpertSubject): StockEntry => {
  const attribute = `${document.engine.prefix}:exclusive`;
  return fieldEntry(id, {
    declaration: { label: '排他' },
    value: holder.get(attribute) !== false,
    notes: [],
    check: () => null,
    write: (value) => apply(changeOf(holder, { [attribute]: value === true ? undefined : false })),
  });
};
