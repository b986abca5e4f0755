// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { extensionsOf } from '../../command/extensions.ts';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { executionEventsOf, executionListeners } from './executionListeners.ts';
import { type Listener, NEW_LISTENER } from './Listener.ts';

const open = (engine: string, id = 'review') =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `executionListeners.${engine}.bpmn`),
    executionListeners,
    id,
  );

/** The form of a listener. */
function listener(values: Partial<Listener>): Listener {
  const { id: _id, eventDefinitionType: _type, eventTimeDefinitions: _timer, ...empty } = NEW_LISTENER;
  return { ...empty, ...values };
}

const FIELDS = [
  { name: 'to', fieldType: 'string', string: 'hr', expression: '', place: 0 },
  { name: 'text', fieldType: 'expression', string: '', expression: '${text}', place: 1 },
] as const;

const LISTENERS = [
  listener({ event: 'start', listenerType: 'classListener', class: 'org.example.Start', fields: FIELDS }),
  listener({ event: 'end', listenerType: 'expressionListener', expression: '${log.end(days)}' }),
  listener({ event: 'start', listenerType: 'delegateExpressionListener', delegateExpression: '${started}' }),
  listener({
    event: 'end',
    listenerType: 'scriptListener',
    scriptFormat: 'groovy',
    scriptType: 'inlineScript',
    value: 'log(days)',
  }),
  listener({ event: 'start', listenerType: 'classListener', class: 'org.example.Both', expression: '${both}' }),
] as const;

/** The XML without space between elements and with `p` for the engine. */
const plain = (xml: string, engine: string) => xml.replaceAll(/>\s+</g, '><').replaceAll(`${engine}:`, 'p:');

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays every kind of listener; of several things to call the first counts', async () => {
    const section = await open(engine);

    expect(section.read()).toEqual(LISTENERS);
  });

  it('updates a listener in place: what the form does not show survives', async () => {
    const section = await open(engine);
    const [, before] = extensionsOf(section.element);

    const xml = await section.change({ edit: { ...LISTENERS[0], class: 'org.example.Begin', event: 'end' }, place: 0 });

    expect(extensionsOf(section.element)[1]).toBe(before);
    const [tag] = /<p:executionListener[^>]*Begin[^>]*>/.exec(plain(xml, engine)) ?? [''];
    expect(tag).toContain('event="end"');
    expect(tag).toContain('onTransaction="committed"');
    expect(tag).toContain('other:rank="1"');
    expect(plain(xml, engine)).toContain('<p:field name="to" stringValue="hr" />');
  });

  it('updates what a listener calls, and removes what it called before', async () => {
    const section = await open(engine);

    const xml = await section.change({
      edit: { ...LISTENERS[0], listenerType: 'delegateExpressionListener', delegateExpression: '${begin}' },
      place: 0,
    });

    expect(xml).toContain('delegateExpression="${begin}"');
    expect(xml).not.toContain('org.example.Start');
    expect(section.read()[0]).toMatchObject({ listenerType: 'delegateExpressionListener', class: '' });
  });

  it('leaves what the form does not count alone when another field is edited', async () => {
    const section = await open(engine);

    const xml = await section.change({ edit: { ...LISTENERS[4], event: 'end' }, place: 4 });

    expect(xml).toContain('expression="${both}"');
  });

  it('updates fields in their form, adds one and removes one in one step', async () => {
    const section = await open(engine);
    const [to, text] = FIELDS;

    const xml = await section.change({
      edit: {
        ...LISTENERS[0],
        fields: [
          { ...text, expression: '${other}' },
          { name: 'cc', fieldType: 'string', string: 'it', expression: '' },
        ],
      },
      place: 0,
    });

    expect(plain(xml, engine)).toContain(
      '<p:field name="text"><p:expression>${other}</p:expression></p:field><p:field name="cc"><p:string>it</p:string></p:field></p:executionListener>',
    );
    expect(xml).not.toContain(`name="${to.name}"`);
  });

  it('removes one listener and nothing else', async () => {
    const section = await open(engine);
    const others = extensionsOf(section.element).toSpliced(1, 1);

    const xml = await section.change({ remove: 0 });

    expect(extensionsOf(section.element)).toEqual(others);
    for (const kept of ['name="颜色"', '天数', '${log.end(days)}', 'id="created"', '${started}', 'log(days)'])
      expect(xml).toContain(kept);
    if (engine === 'flowable') expect(xml).toContain('<flowable:button id="b1"');
  });

  it('adds the first listener of an element', async () => {
    const section = await open(engine, 'start');

    const xml = await section.change({
      add: listener({ event: 'start', listenerType: 'classListener', class: ' org.example.New ' }),
    });

    expect(plain(xml, engine)).toMatch(
      /<startEvent id="start"><extensionElements><p:executionListener event="start" class="org.example.New" \/><\/extensionElements>/,
    );
    expect(section.read()).toHaveLength(1);

    await section.change({ remove: 0 });
    expect(section.element.get('extensionElements')).toBeUndefined();
  });

  it('makes no change of a listener that is so already', async () => {
    const section = await open(engine);

    expect(LISTENERS.flatMap((edit, place) => section.write({ edit, place }))).toEqual([]);
  });
});

it('takes an empty attribute for none, as engines do, and shows what stands behind it', async () => {
  const section = await open('flowable');
  extensionsOf(section.element, 'flowable:ExecutionListener')[1]?.set('class', '');

  expect(section.read()[1]).toEqual(LISTENERS[1]);
  expect(section.notes()).toEqual([]);
  expect(await section.change({ edit: { ...LISTENERS[1], expression: '${log.done(days)}' }, place: 1 })).toContain(
    '${log.done(days)}',
  );
});

it.each(['Process', 'UserTask', 'SubProcess', 'StartEvent', 'ExclusiveGateway', 'SequenceFlow'])(
  'is called by engines at a %s',
  async (type) => {
    const { document } = await open('camunda');
    const element = document.moddle.create(`bpmn:${type}`);
    const events = executionEventsOf(element);

    expect(events).toEqual(type === 'SequenceFlow' ? ['take'] : ['start', 'end']);
    for (const event of events)
      expect(executionListeners.check(element, { add: { ...LISTENERS[1], event } }, document)).toEqual([]);
  },
);

it.each(['TextAnnotation', 'DataObjectReference', 'Lane', 'MessageFlow'])(
  'is never called at a %s, and says so',
  async (type) => {
    const { document } = await open('camunda');
    const element = document.moddle.create(`bpmn:${type}`);

    expect(executionListeners.check(element, { add: LISTENERS[1] }, document)).toEqual([
      { field: 'event', kind: 'hint', text: '当前引擎不支持，仅保存不生效' },
    ]);
  },
);

it('says which events never come', async () => {
  const section = await open('camunda');

  expect(section.notes({ add: { ...LISTENERS[1], event: 'take' } })).toEqual(['hint event: 当前引擎不支持，仅保存不生效']);
  expect(section.beside(executionListeners, 'flow').notes({ add: { ...LISTENERS[1], event: 'start' } })).toEqual([
    'hint event: 当前引擎不支持，仅保存不生效',
  ]);
});

it('reads a listener of a flow without an event as one for taking it, in Flowable', async () => {
  const [ofFlowable, ofCamunda] = [await open('flowable', 'flow'), await open('camunda', 'flow')];

  expect(ofFlowable.read()[0]?.event).toBe('take');
  expect(ofCamunda.read()[0]?.event).toBe('');
  expect(executionEventsOf(ofFlowable.element)).toEqual(['take']);
  expect(executionEventsOf(ofFlowable.beside(executionListeners, 'review').element)).toEqual(['start', 'end']);

  const [take] = ofFlowable.read();
  if (take === undefined) throw new Error('The flow has no listener.');
  expect(ofFlowable.write({ edit: take, place: 0 })).toEqual([]);
  expect(await ofFlowable.change({ add: take })).toContain('event="take"');
});

it.each<[string, Partial<Listener>, readonly string[]]>([
  ['nothing', {}, ['error event: 请选择事件类型', 'error listenerType: 请选择监听器类型']],
  ['a class', { event: 'end', listenerType: 'classListener' }, ['error class: 请填写 Java 类']],
  ['an expression', { event: 'end', listenerType: 'expressionListener', class: 'a.B' }, ['error expression: 请填写表达式']],
  [
    'a delegate expression',
    { event: 'end', listenerType: 'delegateExpressionListener', delegateExpression: ' ' },
    ['error delegateExpression: 请填写代理表达式'],
  ],
  [
    'a script',
    { event: 'end', listenerType: 'scriptListener' },
    ['error scriptFormat: 请填写脚本格式', 'error scriptType: 请选择脚本类型'],
  ],
  [
    'a script elsewhere',
    { event: 'end', listenerType: 'scriptListener', scriptFormat: 'js', scriptType: 'externalScript' },
    ['error resource: 请填写资源地址'],
  ],
  [
    'a script of its own',
    { event: 'end', listenerType: 'scriptListener', scriptFormat: 'js', scriptType: 'inlineScript' },
    ['error value: 请填写脚本内容'],
  ],
  [
    'a field',
    {
      event: 'end',
      listenerType: 'classListener',
      class: 'a.B',
      fields: [{ name: '', fieldType: 'string', string: '', expression: '' }],
    },
    ['error fields.0.name: 请填写字段名称', 'error fields.0.string: 请填写字段值'],
  ],
])('says what is missing of %s', async (_, values, notes) => {
  const section = await open('camunda');

  expect(section.notes({ add: listener(values) })).toEqual(notes);
});
