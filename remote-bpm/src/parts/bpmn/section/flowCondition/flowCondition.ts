import { changeOf } from '../../command/changeOf.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { reads, UNREAD } from '../../engine/capabilities.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { scriptNotes } from '../script/scriptNotes.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';
import { flowSource } from './FlowSource.ts';

interface FlowConditionView {
  /** `normal` is always taken, `default` when no condition is met. */
  readonly type: 'normal' | 'default' | 'condition';
  readonly conditionType: 'expression' | 'script';
  /** The expression, or the script that stands in the document. */
  readonly body: string;
  /** Of the script. */
  readonly language: string;
  readonly scriptType: 'inlineScript' | 'externalScript';
  /** Where the script is that does not stand in the document. */
  readonly resource: string;
  /** Why the flow cannot be the default, for people; null when it can. */
  readonly defaultRefused: string | null;
}

type FlowConditionChange = Partial<Omit<FlowConditionView, 'defaultRefused'>>;

/** The section 流转条件. */
export const flowCondition: Section<FlowConditionView, FlowConditionChange> = defineSection({
  isFor: (element) =>
    element.$instanceOf('bpmn:SequenceFlow') && flowSource(element)?.element.$instanceOf('bpmn:StartEvent') !== true,

  read(flow, document) {
    const source = flowSource(flow);
    const [expression] = elementsIn(flow, 'conditionExpression');
    return {
      type: source?.isDefault === true ? 'default' : expression === undefined ? 'normal' : 'condition',
      ...readExpression(expression, document),
      defaultRefused: source === null ? '找不到这条流转的来源' : source.defaultRefused,
    };
  },

  write(flow, change, document) {
    const { type, ...condition } = after(flow, change, document);
    const source = flowSource(flow);
    return [
      ...changeOf(flow, type === 'condition' ? {} : { conditionExpression: undefined }),
      ...(type === 'condition' ? writeExpression(flow, condition, document) : []),
      ...(source !== null && source.isDefault !== (type === 'default')
        ? changeOf(source.element, { default: type === 'default' ? flow : undefined })
        : []),
    ];
  },

  check(flow, change, document): readonly FieldNote[] {
    const view = after(flow, change ?? {}, document);
    if (view.type === 'default' && view.defaultRefused !== null)
      return [{ field: 'type', kind: 'error', text: view.defaultRefused }];
    return [...sourceNotes(flow, view, change), ...(view.type === 'condition' ? conditionNotes(view, document) : [])];
  },
});

/** What a flow is after a change. Whoever says what the condition is wants one. */
function after(flow: ModdleElement, change: FlowConditionChange, document: DocumentContext): FlowConditionView {
  const { type = Object.keys(change).length === 0 ? undefined : 'condition' } = change;
  const view = flowCondition.read(flow, document);
  return { ...view, ...change, type: type ?? view.type };
}

type Expression = Omit<FlowConditionView, 'type' | 'defaultRefused'>;

const resourceOf = ({ engine }: DocumentContext) => `${engine.prefix}:resource`;

function readExpression(expression: ModdleElement | undefined, document: DocumentContext): Expression {
  const text = (property: string) => (expression === undefined ? undefined : textOf(expression, property));
  const [language, resource] = [text('language'), text(resourceOf(document))];
  return {
    conditionType: language === undefined && resource === undefined ? 'expression' : 'script',
    body: text('body') ?? '',
    language: language ?? '',
    scriptType: resource === undefined ? 'inlineScript' : 'externalScript',
    resource: resource ?? '',
  };
}

function writeExpression(flow: ModdleElement, condition: Expression, document: DocumentContext): readonly ModelChange[] {
  const { conditionType, body, language, scriptType, resource } = condition;
  const isScript = conditionType === 'script';
  const isExternal = isScript && scriptType === 'externalScript';
  const properties = {
    body: isExternal || body.trim() === '' ? undefined : body,
    language: isScript ? language.trim() : undefined,
    [resourceOf(document)]: isExternal ? resource.trim() : undefined,
  };
  const [expression] = elementsIn(flow, 'conditionExpression');
  // Only formal expressions have a language. Files may have others, which only have a body.
  if (expression !== undefined && (!isScript || expression.$instanceOf('bpmn:FormalExpression')))
    return changeOf(expression, properties);
  const kept =
    expression === undefined ? {} : Object.fromEntries(Object.entries(expression).filter(([name]) => name !== '$type'));
  const made = document.moddle.create('bpmn:FormalExpression', { ...expression?.$attrs, ...kept, ...properties });
  made.$parent = flow;
  return [{ object: flow, properties: { conditionExpression: made } }];
}

/** Says what is wrong with a condition in itself. */
function conditionNotes(
  { conditionType, body, language, scriptType, resource }: Expression,
  { engine }: DocumentContext,
): readonly FieldNote[] {
  if (conditionType === 'expression')
    return body.trim() === '' ? [{ field: 'body', kind: 'warning', text: '请填写条件表达式' }] : [];
  const names = { scriptFormat: 'language', scriptType: 'scriptType', value: 'body', resource: 'resource' };
  const notes = scriptNotes({ scriptFormat: language, scriptType, value: body, resource }, 'error');
  return [
    ...notes.map((note) => ({ ...note, field: names[note.field as keyof typeof names] })), // They are about these fields.
    ...(scriptType === 'externalScript' && !reads(engine, 'conditionResource')
      ? [{ field: 'resource', kind: 'hint' as const, text: UNREAD }]
      : []),
    ...(reads(engine, 'conditionLanguage') ? [] : [{ field: 'language', kind: 'hint' as const, text: UNREAD }]),
  ];
}

/** Says what does not go together with the source. */
function sourceNotes(flow: ModdleElement, { type }: FlowConditionView, change: FlowConditionChange | null): readonly FieldNote[] {
  const source = flowSource(flow);
  const warning = (text: string): readonly FieldNote[] => [{ field: 'type', kind: 'warning', text }];
  if (type === 'default' && change === null && elementsIn(flow, 'conditionExpression').length > 0)
    return warning('默认流转上的条件不会生效');
  if (type === 'condition' && source?.readsConditions === false) return warning('并行网关和事件网关不看条件');
  if (type === 'condition' && source?.choices === 1) return warning('排他网关只有一条流转时不应设置条件');
  if (type === 'normal' && (source?.choices ?? 0) > 1) return warning('排他网关有多条流转时，应设置条件或设为默认流转');
  return [];
}
