import { BpmnModdle } from 'bpmn-moddle';
import camundaPackage from 'camunda-bpmn-moddle/resources/camunda.json' with { type: 'json' };
import flowablePackage from 'flowable-bpmn-moddle/resources/camunda.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { ACTIVITI } from './activiti.lazy.ts';
import { CAMUNDA } from './camunda.lazy.ts';
import type { Descriptor } from './Descriptor.ts';
import { FLOWABLE } from './flowable.lazy.ts';

/** What differs on purpose from what is published. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Field#expression': 'The child is `expressionElement`, because `expression` is the attribute of the same name.',
  'InputOutput#inputOutput': 'It belongs to the connector; the schema has no such child.',
  'InputOutput#connectorId': 'It belongs to the connector; the schema has no such child.',
};

/** The part of moddle's registry that is asked. */
interface Registry {
  getEffectiveDescriptor(type: string): { readonly properties: readonly Property[] };
}

interface Property {
  readonly ns: { readonly localName: string };
  readonly type: string;
  readonly isAttr?: boolean;
  readonly isBody?: boolean;
  readonly isMany?: boolean;
  readonly default?: unknown;
}

interface PublishedType {
  readonly name: string;
  readonly extends?: readonly string[];
  readonly properties?: readonly { readonly name: string }[];
}

/** The properties of all types there are, such as `bpmn:UserTask#assignee`. */
function propertiesOf(prefix: string, descriptor: object, types: readonly string[]): ReadonlyMap<string, Property> {
  // moddle writes into descriptors.
  const moddle = new (BpmnModdle as unknown as new (packages: object) => { registry: Registry })({
    [prefix]: structuredClone(descriptor),
  });
  return new Map(
    types.flatMap((type) =>
      moddle.registry
        .getEffectiveDescriptor(type)
        .properties.map((property) => [`${type.replace(`${prefix}:`, '')}#${property.ns.localName}`, property]),
    ),
  );
}

/** The types that a package brings and those of BPMN that it adds to. */
function typesOf(prefix: string, types: readonly PublishedType[]): readonly string[] {
  const extended = types.flatMap((type) => type.extends ?? []).filter((type) => type.startsWith('bpmn:'));
  const own = types.filter((type) => type.extends === undefined).map(({ name }) => `${prefix}:${name}`);
  return [...new Set([...extended, ...own])];
}

const formOf = ({ type, isAttr = false, isBody = false, isMany = false }: Property) =>
  `${type.replace(/^\w+:/, '')}${isAttr ? ' attribute' : ''}${isBody ? ' body' : ''}${isMany ? ' list' : ''}`;

describe.each([
  ['camunda', CAMUNDA, camundaPackage],
  ['flowable', FLOWABLE, flowablePackage],
] as const)('the descriptor of %s', (prefix, own, published) => {
  it('has every type and property of the published one in the same form, but for the exceptions', () => {
    const types = typesOf(prefix, published.types);
    const ours = propertiesOf(prefix, own, types);

    const differing = [...propertiesOf(prefix, published, types)]
      .filter(([name, property]) => {
        const found = ours.get(name);
        return found === undefined || formOf(found) !== formOf(property);
      })
      .map(([name]) => name);

    expect(differing.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });
});

describe.each([CAMUNDA, FLOWABLE, ACTIVITI] as const)('the descriptor of $name', (descriptor: Descriptor) => {
  const elements = descriptor.types.filter((type) => type.extends === undefined && (type.superClass ?? []).length === 1);

  it('loses no value, because none has a default that moddle would not write', () => {
    expect(descriptor.types.flatMap(({ properties }) => properties).filter((property) => 'default' in property)).toEqual([]);
  });

  it('has a place for unknown children in every element, behind all others', () => {
    const names = elements.map(({ name }) => `${descriptor.prefix}:${name}`);
    const places = [...propertiesOf(descriptor.prefix, descriptor, names)].filter(
      ([, { type, isMany }]) => type === 'Element' && isMany,
    );
    const abstract = new Set(['InOutBinding', 'InputOutputParameter', 'InputOutputParameterDefinition']);

    const whole = elements.filter(({ name }) => !abstract.has(name));
    expect(new Set(places.map(([name]) => name.split('#')[0]))).toEqual(new Set(whole.map(({ name }) => name)));
    for (const { name, properties } of whole) expect(properties.at(-1)?.type, name).toBe('Element');
  });
});
