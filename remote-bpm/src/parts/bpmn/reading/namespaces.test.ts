import { expect, it } from 'vitest';
import { ENGINES } from '../engine/Engine.ts';
import type { ModdleParts } from './ModdleParts.ts';
import { nameNamespaces } from './namespaces.ts';

/** Names namespaces for a moddle that knows BPMN and Flowable. @param prefixes of a document, by its namespaces */
function named(prefixes: Readonly<Record<string, readonly string[]>>, before: Record<string, string> = {}) {
  const config: ModdleParts['config'] = { nsMap: before };
  const packages = [
    { prefix: 'bpmn', uri: 'urn:bpmn' },
    { prefix: 'flowable', uri: ENGINES.flowable.uri },
  ];
  nameNamespaces(
    { config, getPackages: () => packages },
    new Map(Object.entries(prefixes).map(([uri, bound]) => [uri, new Set(bound)])),
  );
  return config.nsMap;
}

it('takes the names of the document where it can', () => {
  expect(named({ 'urn:a': ['a', 'b'], 'urn:bpmn': [''], 'urn:c': [''], '': [''] })).toEqual({ 'urn:a': 'a', 'urn:c': 'ns' });
});

it('gives no two namespaces one name, and none that of a package or an engine', () => {
  expect(named({ 'urn:a': ['a'], 'urn:b': ['a'], 'urn:c': ['bpmn'], 'urn:d': ['camunda'], 'urn:e': ['xsi'] })).toEqual({
    'urn:a': 'a',
    'urn:b': 'a_1',
    'urn:c': 'bpmn_1',
    'urn:d': 'camunda_1',
    'urn:e': 'xsi_1',
  });
});

it('calls an engine by its own name, and nothing anew', () => {
  expect(named({ [ENGINES.camunda.uri]: ['x'], 'urn:a': ['b'] }, { 'urn:a': 'a' })).toEqual({
    'urn:a': 'a',
    [ENGINES.camunda.uri]: 'camunda',
  });
});
