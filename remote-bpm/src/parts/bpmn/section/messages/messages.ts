import { changeOf } from '../../command/changeOf.ts';
import { itemOf, type ListChange } from '../../command/listChange.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { reads } from '../../engine/capabilities.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { ID_MISSING, ID_TAKEN, ID_WRONG, isIdentifier, isTaken } from '../identifier/identifiers.ts';
import { notesOfItems } from '../notesOfItems.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';
import { type User, usersOf } from './users.ts';

type MessageKind = 'message' | 'signal';

/** A message or a signal, as people enter it. */
interface MessageItem {
  readonly id: string;
  readonly name: string;
  /** Who hears a signal: `global`, which is what nothing means, or `processInstance`. Only Flowable and Activiti know it. */
  readonly scope?: string;
}

interface MessagesView {
  readonly messages: readonly ListedMessage[];
  readonly signals: readonly ListedMessage[];
}

/** One with users cannot be deleted. */
interface ListedMessage extends MessageItem {
  readonly users: readonly User[];
}

/** Their order means nothing, so they are not moved. */
type MessagesChange = { readonly kind: MessageKind } & Exclude<ListChange<MessageItem>, { readonly move: number }>;

/** The section 消息与信号, which a process shows for the whole document. */
export const messages: Section<MessagesView, MessagesChange> = defineSection({
  isFor: (element) => element.$instanceOf('bpmn:Process'),

  read(_, document) {
    const [listed, signals] = [listedOf('message', document), listedOf('signal', document)];
    const users = usersOf([...listed, ...signals], document.definitions);
    const view = (object: ModdleElement) => ({ ...itemIn(object, document), users: users.get(object) ?? [] });
    return { messages: listed.map(view), signals: signals.map(view) };
  },

  write(_, change, document): readonly ModelChange[] {
    const { definitions, moddle } = document;
    const roots = elementsIn(definitions, 'rootElements');
    if ('add' in change) {
      const made = moddle.create(KINDS[change.kind].type, propertiesOf(change.add, change.kind, document));
      made.$parent = definitions;
      return [{ object: definitions, properties: { rootElements: [...roots, made] } }];
    }
    const object = listedOf(change.kind, document)['edit' in change ? change.place : change.remove];
    if (object === undefined) return [];
    return 'edit' in change
      ? changeOf(object, propertiesOf(change.edit, change.kind, document))
      : [{ object: definitions, properties: { rootElements: roots.filter((root) => root !== object) } }];
  },

  check(_, change, document) {
    if (change === null) return [...notesOfListed('message', document), ...notesOfListed('signal', document)];
    const listed = listedOf(change.kind, document);
    if ('remove' in change) return removalNotes(listed[change.remove], change.kind, document);
    const item = itemOf<MessageItem>(change);
    const object = 'edit' in change ? (listed[change.place] ?? null) : null;
    return item === null ? [] : notesOf(item, change.kind, object, document);
  },
});

const KINDS = {
  message: { type: 'bpmn:Message', label: '消息', list: 'messages', taken: '该消息已存在，请修改id后重新保存' },
  signal: { type: 'bpmn:Signal', label: '信号', list: 'signals', taken: '该信号已存在，请修改id后重新保存' },
} as const;

const SCOPES: ReadonlySet<string> = new Set(['', 'global', 'processInstance']);

const listedOf = (kind: MessageKind, { definitions }: DocumentContext) =>
  elementsIn(definitions, 'rootElements').filter((root) => root.$instanceOf(KINDS[kind].type));

function itemIn(object: ModdleElement, { engine }: DocumentContext): MessageItem {
  const scoped = object.$instanceOf('bpmn:Signal') && reads(engine, 'scope');
  return {
    id: textOf(object, 'id') ?? '',
    name: textOf(object, 'name') ?? '',
    ...(scoped && { scope: textOf(object, `${engine.prefix}:scope`) ?? '' }),
  };
}

const propertiesOf = ({ id, name, scope }: MessageItem, kind: MessageKind, { engine }: DocumentContext) => ({
  id,
  name,
  ...(kind === 'signal' && reads(engine, 'scope') && scope !== undefined && { [`${engine.prefix}:scope`]: scope || undefined }),
});

const notesOfListed = (kind: MessageKind, document: DocumentContext): readonly FieldNote[] =>
  notesOfItems(listedOf(kind, document), (object) => notesOf(itemIn(object, document), kind, object, document), KINDS[kind].list);

/** @param object the message or signal that is to be so; null when it is made */
function notesOf(
  item: MessageItem,
  kind: MessageKind,
  object: ModdleElement | null,
  document: DocumentContext,
): readonly FieldNote[] {
  const note = (field: keyof MessageItem, text: string | null): readonly FieldNote[] =>
    text === null ? [] : [{ field, kind: 'error', text }];
  return [
    ...note('id', idProblem(item, kind, object, document)),
    ...note('name', nameProblem(item, kind, object, document)),
    ...note('scope', SCOPES.has(item.scope ?? '') ? null : '信号范围应为 global 或 processInstance'),
  ];
}

function idProblem(
  { id }: MessageItem,
  kind: MessageKind,
  object: ModdleElement | null,
  document: DocumentContext,
): string | null {
  if (id.trim() === '') return ID_MISSING;
  if (listedOf(kind, document).some((other) => other !== object && textOf(other, 'id') === id)) return KINDS[kind].taken;
  if (!isIdentifier(id)) return ID_WRONG;
  return isTaken(id, object, document) ? ID_TAKEN : null;
}

function nameProblem(
  { name }: MessageItem,
  kind: MessageKind,
  object: ModdleElement | null,
  document: DocumentContext,
): string | null {
  if (name.trim() === '') return `${KINDS[kind].label}名称不能为空`;
  // Flowable deploys no two signals of one name.
  const twin = kind === 'signal' && listedOf(kind, document).some((other) => other !== object && textOf(other, 'name') === name);
  return twin ? '已有同名的信号，引擎会拒绝部署' : null;
}

function removalNotes(
  object: ModdleElement | undefined,
  kind: MessageKind,
  { definitions }: DocumentContext,
): readonly FieldNote[] {
  const users = object === undefined ? [] : (usersOf([object], definitions).get(object) ?? []);
  const named = users.map(({ id, name }) => name || id).join('、');
  return users.length === 0
    ? []
    : [{ field: 'users', kind: 'error', text: `该${KINDS[kind].label}正被使用，不能删除：${named}` }];
}
