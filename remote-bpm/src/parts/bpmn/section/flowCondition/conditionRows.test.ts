// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { COMPARES, conditionPreview, type ConditionRow, conditionRows } from './conditionRows.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `flowCondition.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, conditionRows, id), xml: await model.xml() };
}

const row = (change: Partial<ConditionRow>): ConditionRow => ({
  id: '',
  field: 'days',
  compare: '==',
  value: '3',
  logic: '',
  sort: '',
  ...change,
});

it('should display', async () => {
  const { model, at } = await open('flowable');

  expect(at('long').read()).toEqual([
    { id: 'c1', field: 'days', compare: '>', value: '3', logic: '', sort: '2' },
    { id: 'c2', field: 'kind', compare: '==', value: '事假', logic: 'and', sort: '1' },
  ]);
  expect(at('short').read()).toEqual([]);
  expect(model.steps()).toBe(0);
});

it('should update, and undo, without a change of the expression', async () => {
  const { at, xml } = await open('flowable');

  const added = await at('long').change({ add: row({ id: 'c3', logic: 'or', sort: '3' }) });
  const line = (attributes: string) => `        <flowable:condition ${attributes} />\n`;
  expect(added).toBe(
    xml.replace(
      '      </extensionElements>',
      `${line('id="c3" field="days" compare="==" value="3" logic="or" sort="3"')}      </extensionElements>`,
    ),
  );
  const edited = await at('long').change({ place: 0, edit: row({ id: 'c1', field: 'days', compare: '!=', sort: '5' }) });
  expect(edited).toContain(line('id="c1" field="days" compare="!=" value="3" sort="5"'));

  await at('long').change({ remove: 2 });
  await at('long').change({ remove: 0 });
  expect(await at('long').change({ remove: 0 })).toContain(
    '<shop:note text="大额" />\n      </extensionElements>\n      <conditionExpression xsi:type="tFormalExpression" id="longCondition">${days &gt; 3}<',
  );
});

it.each(['camunda', 'activiti'])('is not there in a document for %s', async (engine) => {
  const { model } = await open(engine);
  const of = (id: string) =>
    [model.shape(id).businessObject, model.service('bpmnDocument')] as unknown as Parameters<typeof conditionRows.isFor>;

  expect(conditionRows.isFor(...of('long'))).toBe(false);
});

describe('the preview', () => {
  it('joins rows in their order', () => {
    const rows = [row({ logic: 'and', sort: '10' }), row({ field: 'kind', value: '事假', sort: '9' })];

    expect(conditionPreview(rows)).toBe("${kind == '事假' && days == 3}");
  });

  it('puts into brackets what stands above another operator', () => {
    const rows = [row({}), row({ logic: 'or', field: 'a' }), row({ logic: 'or', field: 'b' }), row({ logic: 'and', field: 'c' })];

    expect(conditionPreview(rows)).toBe('${(days == 3 || a == 3 || b == 3) && c == 3}');
  });

  it.each([
    ['3', '3'],
    ['-0.5', '-0.5'],
    ['007', "'007'"],
    ['true', 'true'],
    ['', "''"],
    ["it's \\", String.raw`'it\'s \\'`],
    ['}', "'}'"],
  ])('writes the value %j as %s', (value, literal) => {
    expect(conditionPreview([row({ value })])).toBe(`\${days == ${literal}}`);
  });

  it('has an expression for each way to compare', () => {
    expect(COMPARES.map((compare) => conditionPreview([row({ compare })]))).toEqual([
      '${days == 3}',
      '${days != 3}',
      '${days > 3}',
      '${days >= 3}',
      '${days < 3}',
      '${days <= 3}',
      '${days.contains(3)}',
    ]);
  });

  it.each([{ field: '' }, { compare: 'constructor' }, { logic: 'toString' }, { sort: 'x' }])('is none with %o', (wrong) => {
    expect(conditionPreview([row({}), row(wrong)])).toBeNull();
    expect(conditionPreview([])).toBeNull();
  });
});

it('says what is wrong with a row', async () => {
  const { at } = await open('flowable');

  expect(at('long').notes({ add: row({ field: ' ', compare: 'like', logic: 'xor', sort: '1.5' }) })).toEqual([
    'error field: 请填写条件字段',
    'error compare: 请选择比较方式',
    'error logic: 请选择与前一条件的关系',
    'error sort: 排序应为整数',
  ]);
});
