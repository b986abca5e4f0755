// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { timer } from './timer.ts';

const open = (engine: string, event = 'wait') =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `timer.${engine}.bpmn`),
    timer,
    event,
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays when the timer comes', async () => {
    expect((await open(engine, 'late')).read()).toEqual({ type: 'duration', time: 'PT1H' });
    expect((await open(engine, 'daily')).read()).toEqual({ type: 'cycle', time: '0 0 9 * * ?' });
    expect((await open(engine)).read()).toEqual({ type: 'null', time: '' });
  });

  it('updates the time, and keeps what else is said of it', async () => {
    const section = await open(engine, 'daily');

    const xml = await section.change({ time: 'R3/PT10M' });

    expect(xml).toContain(`${engine}:endDate="\${end}" shop:zone="park">R3/PT10M</timeCycle>`);
    expect(section.read()).toEqual({ type: 'cycle', time: 'R3/PT10M' });
  });

  it('makes it a timer of another type, or of none', async () => {
    const section = await open(engine, 'late');

    const xml = await section.change({ type: 'date', time: '2030-01-01T09:00:00' });
    expect(xml).toContain('<timeDate xsi:type="tFormalExpression">2030-01-01T09:00:00</timeDate>');
    expect(xml).not.toContain('timeDuration');
    expect(await section.change({ type: 'null' })).toContain('<timerEventDefinition id="lateTimer" />');
    expect(section.notes()).toEqual([]);
  });

  it('refuses a type without a time, and a time without a type', async () => {
    const section = await open(engine);

    expect(section.write({ type: 'duration' })).toEqual([]);
    expect(section.notes({ type: 'duration' })).toEqual(['error time: 请填写时间']);
    expect(section.write({ time: 'PT1H' })).toEqual([]);
    expect(section.notes({ time: 'PT1H' })).toEqual(['error type: 请选择定时方式']);
  });

  it('writes a text that engines may not read, and warns of it', async () => {
    const section = await open(engine, 'late');

    await section.change({ time: '30 分钟' });
    expect(section.notes()).toEqual(['warning time: 应为 ISO 8601 时长或表达式，例如 PT30M']);
    await section.change({ time: '${limit}' });
    expect(section.notes()).toEqual([]);
  });
});

it('is for events that a timer triggers', async () => {
  const section = await open('flowable', 'message');

  expect(timer.isFor(section.element, section.document)).toBe(false);
});
