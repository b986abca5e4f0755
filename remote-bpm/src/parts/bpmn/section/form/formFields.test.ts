// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { formFields } from './formFields.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `form.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, formFields, id), xml: await model.xml() };
}

const EMPTY = {
  label: '',
  defaultValue: '',
  datePattern: '',
  variable: '',
  expression: '',
  required: '',
  readable: '',
  writable: '',
  lenientDateParsing: '',
  values: [],
  constraints: [],
  properties: [],
};

const KINDS = [
  { id: 'annual', name: '年假' },
  { id: 'sick', name: '病假' },
];

describe.each([
  {
    engine: 'camunda',
    businessKey: 'days',
    days: {
      constraints: [
        { name: 'min', config: '1' },
        { name: 'max', config: '30' },
      ],
      properties: [{ id: 'unit', value: '天' }],
    },
    kind: {},
    names: { element: 'formField', label: 'label' },
  },
  ...['flowable', 'activiti'].map((engine) => ({
    engine,
    businessKey: '',
    days: { required: 'true' },
    kind: { variable: 'leaveKind' },
    names: { element: 'formProperty', label: 'name' },
  })),
])('in a document for $engine', ({ engine, businessKey, days, kind, names }) => {
  const start = `<${engine}:${names.element} `;

  it('should display', async () => {
    const { model, at } = await open(engine);

    expect(at('review').read()).toEqual({
      businessKey,
      fields: [
        { ...EMPTY, id: 'days', label: '天数', type: 'long', defaultValue: '1', ...days },
        { ...EMPTY, id: 'kind', label: '类型', type: 'enum', values: KINDS, ...kind },
      ],
    });
    expect(at('start').read()).toEqual({ businessKey: '', fields: [] });
    expect(at('review').notes()).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    const edited = await at('review').change({
      fields: { place: 0, edit: { id: 'days', type: 'long', label: '请假天数', defaultValue: '' } },
    });
    expect(edited).toBe(xml.replace('"天数"', '"请假天数"').replace(/ default(Value)?="1"/, ''));

    const added = await at('review').change({
      fields: { add: { id: 'from', type: 'date', datePattern: 'yyyy-MM-dd' } },
    });
    expect(added).toContain(`${start}id="from" type="date" datePattern="yyyy-MM-dd" />`);
    expect(
      at('review')
        .read()
        .fields.map(({ id }) => id),
    ).toEqual(['days', 'kind', 'from']);

    await at('review').change({ fields: { move: 2, to: 0 } });
    expect(
      at('review')
        .read()
        .fields.map(({ id }) => id),
    ).toEqual(['from', 'days', 'kind']);
    await at('review').change({ fields: { move: 0, to: 2 } });

    expect(await at('review').change({ fields: { remove: 2 } })).toBe(edited);
  });

  it('keeps the values of an enumeration that stay, whatever is renamed, removed and added', async () => {
    const { at, xml } = await open(engine);
    const change = (...values: { id: string; name: string }[]) =>
      at('review').change({ fields: { place: 1, edit: { id: 'kind', type: 'enum', values } } });
    const value = (id: string, name: string) => `<${engine}:value id="${id}" name="${name}" />`;

    expect(await change({ id: 'annual', name: '年假' }, { id: 'ill', name: '病假' })).toBe(
      xml.replace(value('sick', '病假'), value('ill', '病假')),
    );
    await change({ id: 'ill', name: '病假' });
    expect(at('review').read().fields[1]?.values).toEqual([{ id: 'ill', name: '病假' }]);
    await change({ id: 'other', name: '' }, { id: 'ill', name: '病假' });
    expect(await change(...KINDS)).toBe(xml);
  });

  it('begins a form, and leaves nothing of it when it is emptied', async () => {
    const { at, xml } = await open(engine);

    const begun = await at('start').change({ fields: { add: { id: 'days', type: 'long', label: '天数' } } });
    expect(begun).toContain(start);
    expect(at('start').read().fields).toEqual([{ ...EMPTY, id: 'days', type: 'long', label: '天数' }]);
    expect(await at('start').change({ fields: { remove: 0 } })).toBe(xml);
  });
});

describe('form data of Camunda', () => {
  it('should update constraints and properties, and undo', async () => {
    const { at, xml } = await open('camunda');
    const days = { id: 'days', type: 'long' };

    const without = await at('review').change({ fields: { place: 0, edit: { ...days, constraints: [] } } });
    expect(without).not.toContain('camunda:validation');
    expect(without).toContain('<camunda:property id="unit" value="天" />');

    await at('review').change({ fields: { place: 0, edit: { ...days, properties: [] } } });
    expect(
      await at('review').change({
        fields: {
          place: 0,
          edit: {
            ...days,
            properties: [{ id: 'unit', value: '天' }],
            constraints: [
              { name: 'min', config: '1' },
              { name: 'max', config: '30' },
            ],
          },
        },
      }),
    ).toBe(xml);
  });

  it('should update the business key, and undo', async () => {
    const { at, xml } = await open('camunda');

    expect(await at('review').change({ businessKey: 'kind' })).toBe(xml.replace('businessKey="days"', 'businessKey="kind"'));
    expect(await at('start').change({ businessKey: 'days' })).toContain('<camunda:formData businessKey="days" />');
    await at('review').change({ businessKey: 'days' });
    expect(await at('start').change({ businessKey: '' })).toBe(xml);
  });

  it('is kept in documents for Flowable, which does not read it', async () => {
    const { model } = await open('flowable');
    const data = '<flowable:formData><flowable:formField id="x" type="string" /></flowable:formData></extensionElements>';
    await model.open((await model.xml()).replace('</extensionElements>', data));
    const at = (id: string) => new DrawnSection(model, formFields, id);

    expect(at('review').read().fields).toHaveLength(2);
    expect(at('review').notes()).toEqual(['hint fields: 当前引擎不支持，仅保存不生效']);
    expect(at('review').write({ businessKey: 'days' })).toEqual([]);
    expect(await at('review').change({ fields: { remove: 0 } })).toContain('<flowable:formField id="x" type="string" />');
  });
});

it('says what is wrong with a field, and writes none that may not be', async () => {
  const { at } = await open('flowable');

  expect(at('review').notes({ fields: { add: { id: ' ', type: '' } } })).toEqual(['error id: 请填写字段编号']);
  expect(at('review').notes({ fields: { add: { id: 'days', type: 'money' } } })).toEqual([
    'error id: 已有相同编号的字段',
    'warning type: 当前引擎没有这种字段类型，部署会失败',
  ]);
  expect(at('review').notes({ fields: { place: 0, edit: { id: 'days', type: 'double' } } })).toEqual([]);
  expect(at('review').notes({ fields: { place: 1, edit: { id: 'kind', type: 'enum' } } })).toEqual([]);
  expect(at('review').notes({ fields: { place: 1, edit: { id: 'kind', type: 'enum', values: [] } } })).toEqual([
    'warning values: 请填写枚举值',
  ]);
  expect(
    at('review').notes({
      fields: {
        place: 1,
        edit: {
          id: 'kind',
          type: 'enum',
          values: [
            { id: '', name: '' },
            { id: '', name: '' },
          ],
        },
      },
    }),
  ).toEqual(['error values: 枚举值的编号不能为空', 'error values: 枚举值的编号不能重复']);

  expect(at('review').write({ fields: { add: { id: 'days', type: 'long' } } })).toEqual([]);
});

it('lets Camunda have types of its own, and asks it for one', async () => {
  const { at } = await open('camunda');

  expect(at('review').notes({ fields: { add: { id: 'price', type: '' } } })).toEqual(['error type: 请选择字段类型']);
  expect(at('review').notes({ fields: { add: { id: 'price', type: 'money' } } })).toEqual([]);
});
