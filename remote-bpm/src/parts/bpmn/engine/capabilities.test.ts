import { expect, it } from 'vitest';
import { EXECUTION_EVENTS, type Feature, FORM_FIELD_TYPES, reads, SERVICE_TYPES, TASK_EVENTS, UNREAD } from './capabilities.ts';
import { ENGINES } from './Engine.ts';

it.each<[Feature, readonly string[]]>([
  ['followUpDate', ['camunda']],
  ['standardLoop', ['camunda']],
  ['asyncAfter', ['camunda', 'flowable']],
  ['scope', ['flowable', 'activiti']],
  ['isEagerExecutionFetching', ['flowable']],
])('knows which engines read %s', (feature, readers) => {
  expect(Object.values(ENGINES).flatMap((engine) => (reads(engine, feature) ? [engine.name] : []))).toEqual(readers);
});

it('knows that only Camunda calls listeners when a task changes or times out', () => {
  const common = ['create', 'assignment', 'complete', 'delete'];

  expect(TASK_EVENTS.camunda).toEqual([...common, 'update', 'timeout']);
  expect(TASK_EVENTS.flowable).toEqual([...common, 'all']);
  expect(TASK_EVENTS.activiti).toEqual(common);
  expect(EXECUTION_EVENTS).toEqual(['start', 'end', 'take']);
});

it('knows that only Flowable and Activiti have fields with fractions', () => {
  const ofFractions = Object.entries(FORM_FIELD_TYPES).flatMap(([engine, types]) => (types.includes('double') ? [engine] : []));

  expect(ofFractions).toEqual(['flowable', 'activiti']);
});

it('knows the types of fields that Camunda has, with those that an installation adds', () => {
  expect(FORM_FIELD_TYPES.camunda).toEqual(['long', 'string', 'boolean', 'date', 'enum', 'custom']);
});

it('has the text for what an engine does not read', () => {
  expect(UNREAD).toBe('当前引擎不支持，仅保存不生效');
});

it('knows that an external task is of another type in Flowable than in Camunda', () => {
  expect(SERVICE_TYPES.camunda).toContain('external');
  expect(SERVICE_TYPES.flowable).toContain('external-worker');
});
