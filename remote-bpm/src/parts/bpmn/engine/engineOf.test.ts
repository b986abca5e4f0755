import { expect, it } from 'vitest';
import { ENGINES } from './Engine.ts';
import { engineOf } from './engineOf.ts';

const { camunda, flowable, activiti } = ENGINES;

it.each([
  ['its namespace and not its prefix', `<d xmlns:flowable="${camunda.uri}" flowable:a="1"/>`, camunda],
  ['a namespace bound below the root', `<d><e xmlns:x="${activiti.uri}" x:a="1"/></d>`, activiti],
  ['its first namespace', `<d xmlns:a="${activiti.uri}" xmlns:f="${flowable.uri}"/>`, activiti],
  [
    'its first namespace where it has more of another',
    `<d xmlns:a="${activiti.uri}" xmlns:f="${flowable.uri}"><f:c f:d="1"/></d>`,
    activiti,
  ],
])('knows an engine by %s', (_, xml, engine) => {
  expect(engineOf(xml)).toBe(engine);
});

it.each([
  ['comments', `<d><!-- xmlns:a="${activiti.uri}" --></d>`],
  ['texts', `<d a="${activiti.uri}"><![CDATA[<e xmlns="${activiti.uri}"/>]]> xmlns="${activiti.uri}"</d>`],
  ['other namespaces', `<d xmlns="${activiti.uri}/other"/>`],
])('takes %s for no engine', (_, xml) => {
  expect(engineOf(xml)).toBeNull();
});
