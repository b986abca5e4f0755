import { processKeyPattern } from '@zhilv/contract/bpm';
import { changeOf } from '../../command/changeOf.ts';
import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { ID_MISSING, ID_TAKEN, ID_WRONG, isIdentifier, isTaken } from '../identifier/identifiers.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';

interface GeneralView {
  /** Of a process, the key. */
  readonly id: string;
  /** Null for what can have no name; empty while it has none. A text annotation shows its text as its name. */
  readonly name: string | null;
  /** Null for what is no process, and where a process does not say: Flowable then takes it for executable and Camunda does not. */
  readonly isExecutable: boolean | null;
}

type GeneralChange = Partial<Pick<GeneralView, 'id' | 'isExecutable'>> & { readonly name?: string };

/** The section 常规, which everything has. */
export const general: Section<GeneralView, GeneralChange> = defineSection({
  isFor: () => true,

  read: (element) => ({
    id: textOf(element, 'id') ?? '',
    name: nameOf(element),
    isExecutable: isProcess(element) ? ((element.get('isExecutable') as boolean | undefined) ?? null) : null, // BPMN says so.
  }),

  write(element, change) {
    const { id, name, isExecutable } = change;
    const place = name === undefined || name === nameOf(element) ? null : placeOfName(element);
    return [
      ...changeOf(element, {
        ...(id !== undefined && { id }),
        ...(place?.object === element && { [place.property]: emptied(name) }),
        ...(isExecutable !== undefined && isProcess(element) && { isExecutable: isExecutable ?? undefined }),
      }),
      ...(place !== null && place.object !== element ? changeOf(place.object, { [place.property]: emptied(name) }) : []),
    ];
  },

  check(element, change, document) {
    const { id, name } = change ?? { id: presentId(element), name: nameOf(element) ?? '' };
    return [
      ...(id === undefined ? [] : noteOf('id', idProblem(element, id, document))),
      ...(name === undefined || !isProcess(element) ? [] : noteOf('name', processNameProblem(name))),
    ];
  },
});

/** Flowable refuses what is longer. */
const LONGEST = 255;

const isProcess = (element: ModdleElement) => element.$instanceOf('bpmn:Process');

/** Files may leave out the ids of all but processes. */
const presentId = (element: ModdleElement) => textOf(element, 'id') ?? (isProcess(element) ? '' : undefined);

const noteOf = (field: string, text: string | null): readonly FieldNote[] =>
  text === null ? [] : [{ field, kind: 'error', text }];

function idProblem(element: ModdleElement, id: string, document: DocumentContext): string | null {
  if (isProcess(element)) {
    if (id.trim() === '') return '流程标识不能为空';
    // The back end takes keys of letters without marks only. Its dollar sign is none of XML's names.
    if (!isIdentifier(id) || !processKeyPattern.test(id))
      return '流程标识应以字母或下划线开头，只含字母、数字、下划线、短横线和点';
    if (id.length > LONGEST) return `流程标识不能超过 ${LONGEST} 个字符`;
  }
  if (id.trim() === '') return ID_MISSING;
  if (!isIdentifier(id)) return ID_WRONG;
  return isTaken(id, element, document) ? ID_TAKEN : null;
}

function processNameProblem(name: string): string | null {
  if (name.trim() === '') return '流程名称不能为空';
  return name.length > LONGEST ? `流程名称不能超过 ${LONGEST} 个字符` : null;
}

/** The property that holds what people call a name, and the thing that has it; null where there is none. */
function placeOfName(element: ModdleElement): { readonly object: ModdleElement; readonly property: string } | null {
  if (element.$instanceOf('bpmn:TextAnnotation')) return { object: element, property: 'text' };
  if (element.$instanceOf('bpmn:Group')) {
    const [category] = elementsIn(element, 'categoryValueRef');
    return category === undefined ? null : { object: category, property: 'value' };
  }
  return isAnyOf(element, 'Association', 'DataAssociation') ? null : { object: element, property: 'name' };
}

function nameOf(element: ModdleElement): string | null {
  const place = placeOfName(element);
  return place === null ? null : (textOf(place.object, place.property) ?? '');
}

const emptied = (name = '') => (name.trim() === '' ? undefined : name);
