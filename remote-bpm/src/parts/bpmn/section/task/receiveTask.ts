import { changeOf } from '../../command/changeOf.ts';
import { reads, UNREAD } from '../../engine/capabilities.ts';
import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';

/** Stands for no message. No message can have it as its id, which is no name in XML. */
export const NO_MESSAGE = '-1';

export interface ReceiveTaskView {
  /** The id of the message that a task waits for, or `NO_MESSAGE`. */
  readonly messageRef: string;
  /** What people can choose from. */
  readonly messages: readonly { readonly id: string; readonly name: string }[];
}

/** The message that a task waits for. */
export const receiveTask: Section<ReceiveTaskView, Pick<ReceiveTaskView, 'messageRef'>> = defineSection({
  isFor: (element) => isAnyOf(element, 'ReceiveTask'),
  read: (element, document) => ({
    messageRef: referenceOf(element) ?? NO_MESSAGE,
    messages: messagesIn(document).map((message) => ({ id: textOf(message, 'id') ?? '', name: textOf(message, 'name') ?? '' })),
  }),
  write(element, { messageRef }, document) {
    if (messageRef === NO_MESSAGE) return changeOf(element, { messageRef: undefined });
    const message = messageIn(document, messageRef);
    return message === undefined ? [] : changeOf(element, { messageRef: message });
  },
  check(element, change, document) {
    const id = change === null ? referenceOf(element) : change.messageRef;
    if (id === undefined || id === NO_MESSAGE) return [];
    return [
      ...(messageIn(document, id) === undefined ? [noteOf(change === null ? 'warning' : 'error', `未解析引用：${id}`)] : []),
      ...(reads(document.engine, 'receiveTaskMessage') ? [] : [noteOf('hint', UNREAD)]),
    ];
  },
});

const noteOf = (kind: FieldNote['kind'], text: string): FieldNote => ({ field: 'messageRef', kind, text });

function referenceOf(element: ModdleElement): string | undefined {
  const [message] = elementsIn(element, 'messageRef');
  return message && textOf(message, 'id');
}

const messagesIn = ({ definitions }: DocumentContext) =>
  elementsIn(definitions, 'rootElements').filter(({ $type }) => $type === 'bpmn:Message');

const messageIn = (document: DocumentContext, id: string) => messagesIn(document).find((message) => textOf(message, 'id') === id);
