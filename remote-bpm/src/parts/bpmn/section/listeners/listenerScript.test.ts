// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { expect, it } from 'vitest';
import { extensionsOf } from '../../command/extensions.ts';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { elementsIn } from '../../moddle/ModdleElement.ts';
import { executionListeners } from './executionListeners.ts';
import { type Listener, NEW_LISTENER } from './Listener.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `executionListeners.${engine}.bpmn`),
    executionListeners,
    'review',
  );

/** The XML without space between elements and with `p` for the engine. */
const plain = (xml: string, engine: string) => xml.replaceAll(/>\s+</g, '><').replaceAll(`${engine}:`, 'p:');

/** The fourth listener of the task. */
const LOG: Listener = {
  ...NEW_LISTENER,
  event: 'end',
  listenerType: 'scriptListener',
  scriptFormat: 'groovy',
  scriptType: 'inlineScript',
  value: 'log(days)',
};

const SCRIPT: Listener = {
  ...NEW_LISTENER,
  event: 'start',
  listenerType: 'scriptListener',
  scriptFormat: 'js',
  scriptType: 'inlineScript',
  value: 'x',
};

it.each([
  ['camunda', '<p:executionListener event="start"><p:script scriptFormat="js">x</p:script></p:executionListener>', []],
  [
    'flowable',
    '<p:executionListener event="start" type="script"><p:script scriptFormat="js" language="js">x</p:script></p:executionListener>',
    [],
  ],
  [
    'activiti',
    '<p:executionListener event="start"><p:script scriptFormat="js">x</p:script></p:executionListener>',
    ['hint listenerType: 当前引擎不支持，仅保存不生效'],
  ],
])('adds a script for %s in the form that it reads', async (engine, written, notes) => {
  const section = await open(engine);

  expect(section.notes({ add: SCRIPT })).toEqual(notes);
  expect(plain(await section.change({ add: SCRIPT }), engine)).toContain(written);
});

it.each(Object.keys(ENGINES))('turns a script of %s into one elsewhere, and into no script', async (engine) => {
  const section = await open(engine);
  const external = { ...LOG, scriptType: 'externalScript', resource: 'deployment://log.groovy' } as const;

  const xml = await section.change({ edit: external, place: 3 });
  expect(xml).toContain('resource="deployment://log.groovy"');
  expect(xml).not.toContain('log(days)');
  expect(section.read()[3]).toMatchObject({ scriptType: 'externalScript', resource: 'deployment://log.groovy', value: '' });

  const without = await section.change({
    edit: { ...external, listenerType: 'classListener', class: 'org.example.Log' },
    place: 3,
  });
  expect(without).not.toMatch(/:script|type="script"/);
});

it('reads the language of a script that Flowable reads, warns of another one beside it, and aligns them', async () => {
  const section = await open('flowable');
  for (const listener of extensionsOf(section.element, 'flowable:ExecutionListener'))
    for (const script of elementsIn(listener, 'script')) script.set('scriptFormat', 'js');

  expect(section.read()[3]?.scriptFormat).toBe('groovy');
  expect(section.notes()).toEqual(['warning 3.scriptFormat: scriptFormat 与 language 的值不一致，引擎只读取 language']);

  const xml = await section.change({ edit: LOG, place: 3 });
  expect(xml).toContain('<flowable:script scriptFormat="groovy" language="groovy">');
  expect(section.notes()).toEqual([]);
});

it('takes an empty place of a script for none, and leaves it when nothing else changes', async () => {
  const section = await open('camunda');
  const [script] = extensionsOf(section.element, 'camunda:ExecutionListener').flatMap((listener) =>
    elementsIn(listener, 'script'),
  );
  script?.set('resource', '');

  expect(section.read()[3]).toMatchObject({ scriptType: 'inlineScript', value: 'log(days)', resource: '' });
  expect(section.notes()).toEqual([]);
  expect(section.write({ edit: LOG, place: 3 })).toEqual([]);
});

it('says to Flowable that a script is called when one that stood behind a class is chosen', async () => {
  const section = await open('flowable');
  const [both] = extensionsOf(section.element, 'flowable:ExecutionListener').slice(4);
  both?.set('script', section.document.moddle.create('flowable:Script', { language: 'groovy', value: 'log(days)' }));
  const shown = section.read()[4];
  if (shown === undefined) throw new Error('There is no fifth listener.');
  expect(shown).toMatchObject({ listenerType: 'classListener', value: 'log(days)' });

  const xml = await section.change({ edit: { ...shown, listenerType: 'scriptListener' }, place: 4 });

  expect(xml.match(/type="script"/g)).toHaveLength(2);
  expect(xml).not.toContain('org.example.Both');
});
