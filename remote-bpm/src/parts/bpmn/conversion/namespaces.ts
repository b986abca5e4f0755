import type { Engine, EngineName } from '../engine/Engine.ts';
import { ENGINES } from '../engine/Engine.ts';
import { freeName } from '../reading/namespaces.ts';
import { type ModdleElement, textOf } from '../moddle/ModdleElement.ts';

/** The namespace that modelers give to the processes of a document for each engine, when people give none. */
const TARGET_NAMESPACES: Readonly<Record<EngineName, string>> = {
  camunda: 'http://bpmn.io/schema/bpmn',
  flowable: ENGINES.flowable.uri,
  activiti: ENGINES.activiti.uri,
};

/** Gives a document the target namespace that is usual for another engine, in place of the usual one. */
export function convertTargetNamespace(definitions: ModdleElement, from: EngineName, to: EngineName): void {
  if (textOf(definitions, 'targetNamespace') === TARGET_NAMESPACES[from])
    definitions.set('targetNamespace', TARGET_NAMESPACES[to]);
}

const ROOT = /<(?:[\w.-]+:)?definitions\b[^>]*>/;
const DECLARATIONS = /\s+xmlns:[\w.-]+="[^"]*"/g;

/** Gives the XML with the namespace of an engine as its first one: by that a document says for which engine it is. */
export function declareFirst(xml: string, { prefix, uri }: Engine): string {
  return xml.replace(ROOT, (tag) => {
    const declaration = declarationOf(tag, uri) ?? ` xmlns:${freeName(prefix, prefixesIn(tag))}="${uri}"`;
    return tag.replace(declaration, '').replace(/^<[^\s>]+/, (name) => name + declaration);
  });
}

const prefixesIn = (tag: string): ReadonlySet<string> =>
  new Set([...tag.matchAll(/\sxmlns:([\w.-]+)=/g)].map(([, prefix = '']) => prefix));

/** Gives the XML without the namespace of an engine where nothing has it. */
export function withoutUnused(xml: string, { uri }: Engine): string {
  return xml.replace(ROOT, (tag) => {
    const declaration = declarationOf(tag, uri);
    const prefix = declaration === undefined ? '' : declaration.slice(declaration.indexOf(':') + 1, declaration.indexOf('='));
    return declaration === undefined || xml.includes(`${prefix}:`) ? tag : tag.replace(declaration, '');
  });
}

const declarationOf = (tag: string, uri: string): string | undefined =>
  tag.match(DECLARATIONS)?.find((declaration) => declaration.endsWith(`="${uri}"`));
