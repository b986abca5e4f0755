// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { processAttributes } from './processAttributes.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `general.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { at: (id: string) => new DrawnSection(model, processAttributes, id), xml: await model.xml() };
}

const UNREAD = '当前引擎不支持，仅保存不生效';

describe.each([
  { engine: 'camunda', timeToLive: 'P30D', eager: false, hints: [] },
  { engine: 'flowable', timeToLive: '', eager: true, hints: [`hint versionTag: ${UNREAD}`] },
  { engine: 'activiti', timeToLive: '', eager: false, hints: [`hint versionTag: ${UNREAD}`] },
])('in a document for $engine', ({ engine, timeToLive, eager, hints }) => {
  it('should display', async () => {
    const { at } = await open(engine);

    expect(at('leave').read()).toEqual({
      candidateStarterUsers: ['zhang', 'li'],
      candidateStarterGroups: [],
      versionTag: '2.1',
      historyTimeToLive: timeToLive,
      isStartableInTasklist: true,
      isEagerExecutionFetching: eager,
    });
    expect(at('leave').notes()).toEqual(hints);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    expect(await at('leave').change({ candidateStarterGroups: ['manager', '${groups(a,b)}'] })).toContain(
      `${engine}:candidateStarterGroups="manager,\${groups(a,b)}"`,
    );
    expect(await at('leave').change({ isStartableInTasklist: false })).toContain(`${engine}:isStartableInTasklist="false"`);
    expect(await at('leave').change({ candidateStarterGroups: [], isStartableInTasklist: true, versionTag: '' })).toBe(
      xml.replace(` ${engine}:versionTag="2.1"`, ''),
    );
  });
});

it('says that the history is kept for days', async () => {
  const { at } = await open('camunda');

  expect(at('leave').notes({ historyTimeToLive: 'P1M' })).toEqual([
    'error historyTimeToLive: 历史保留时间应为天数，如 30 或 P30D',
  ]);
  for (const historyTimeToLive of ['', '30', 'P30D', '${days}']) expect(at('leave').notes({ historyTimeToLive })).toEqual([]);
});
