// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { injectedFields } from './injectedFields.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `fields.${engine}.bpmn`),
    injectedFields,
    'send',
  );

const TO = { name: 'to', fieldType: 'string', string: 'hr', expression: '' } as const;
const FROM = { name: 'from', fieldType: 'string', string: 'me', expression: '' } as const;
const TEXT = { name: 'text', fieldType: 'expression', string: '', expression: '${text}' } as const;
const TITLE = { name: 'title', fieldType: 'expression', string: '', expression: '${title}' } as const;

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays fields: what stands in stringValue is a text, whatever its form', async () => {
    const section = await open(engine);

    expect(section.read()).toEqual([TO, FROM, TEXT, TITLE]);
    expect(section.notes()).toEqual([]);
  });

  it.each([
    [{ edit: { ...TO, string: 'it' }, place: 0 }, '<p:field name="to" stringValue="it" />'],
    [{ edit: { ...FROM, string: 'you' }, place: 1 }, '<p:field name="from"><p:string>you</p:string></p:field>'],
    [{ edit: { ...TEXT, expression: '${b}' }, place: 2 }, '<p:field name="text"><p:expression>${b}</p:expression></p:field>'],
    [{ edit: { ...TITLE, expression: '${b}' }, place: 3 }, '<p:field name="title" expression="${b}" />'],
    [{ edit: { ...TITLE, name: 'head' }, place: 3 }, '<p:field name="head" expression="${title}" />'],
    [
      { edit: { ...TO, fieldType: 'expression', string: '', expression: '${to}' }, place: 0 },
      '<p:field name="to"><p:expression>${to}</p:expression></p:field>',
    ],
    [{ edit: { ...TEXT, fieldType: 'string', string: 'a' }, place: 2 }, '<p:field name="text"><p:string>a</p:string></p:field>'],
    [{ add: { ...FROM, name: 'cc' } }, '<p:field name="cc"><p:string>me</p:string></p:field>'],
    [{ add: { ...TEXT, name: 'cc' } }, '<p:field name="cc"><p:expression>${text}</p:expression></p:field>'],
  ] as const)('updates by %o, a value in the form that it has', async (change, written) => {
    const section = await open(engine);

    const xml = await section.change(change);

    expect(xml.replaceAll(/>\s+</g, '><').replaceAll(`${engine}:`, 'p:')).toContain(written);
    expect(xml).toContain('class="org.example.End"');
  });

  it('removes one and leaves the others and what stands between', async () => {
    const section = await open(engine);

    const xml = await section.change({ remove: 1 });

    expect(section.read()).toEqual([TO, TEXT, TITLE]);
    expect(xml).toContain('class="org.example.End"');
  });

  it('makes no change of a field that is so already', async () => {
    const section = await open(engine);

    expect([TO, FROM, TEXT, TITLE].flatMap((edit, place) => section.write({ edit, place }))).toEqual([]);
  });

  it('refuses a field without name or value', async () => {
    const section = await open(engine);

    expect(section.notes({ add: { ...TO, name: ' ', string: ' ' } })).toEqual([
      'error name: 请填写字段名称',
      'error string: 请填写字段值',
    ]);
    expect(section.notes({ add: { ...TEXT, expression: ' ' } })).toEqual(['error expression: 请填写字段表达式']);
  });
});
