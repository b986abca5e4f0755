import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { type AnyElement, type Attributes, attributesOf, localNameOf } from './AnyElement.ts';
import type { Conversion } from './Conversion.ts';
import { OldAttributes } from './OldAttributes.ts';

/** What Camunda has as the business key of a called process that has the key of the one that calls it. */
const INHERITED_KEY = '#{execution.processBusinessKey}';

/** The attributes of a parameter that only Camunda reads, and those that only Flowable does. */
const READ_BY = {
  camunda: ['variables', 'businessKey', 'local'],
  flowable: ['targetExpression', 'transient', 'sourceType', 'targetType'],
};

/**
 * Converts a parameter of a call. All variables and the business key are parameters in Camunda and attributes of the call in the
 * others.
 *
 * @param owner the element of BPMN that has it
 */
export function convertParameter(parameter: AnyElement, owner: ModdleElement, conversion: Conversion): readonly AnyElement[] {
  const name = localNameOf(parameter);
  const attributes = attributesOf(parameter);
  const isOfCall = owner.$instanceOf('bpmn:CallActivity');
  const isWhole =
    conversion.to.name === 'camunda' || attributes['source'] !== undefined || attributes['sourceExpression'] !== undefined;
  if (isOfCall && !isWhole && name === 'in' && asAttribute(attributes, owner, conversion)) return [];
  if (!isOfCall || !isWhole) {
    conversion.leave(owner, name);
    return [parameter];
  }
  for (const [engine, unread] of Object.entries(READ_BY))
    if (engine !== conversion.to.name)
      for (const attribute of unread)
        if (attributes[attribute] !== undefined) conversion.ignore(owner, `${name}@${attribute}`, attributes[attribute]);
  return [conversion.taken(parameter)];
}

/** @returns whether the call has as an attribute now what the parameter said */
function asAttribute(attributes: Attributes, owner: ModdleElement, { to }: Conversion): boolean {
  const [[name, value] = ['', ''], ...others] = Object.entries(attributes);
  if (others.length > 0) return false;
  if (name === 'variables' && value === 'all') return give(owner, `${to.prefix}:inheritVariables`, 'true');
  if (name !== 'businessKey') return false;
  return value === INHERITED_KEY
    ? give(owner, `${to.prefix}:inheritBusinessKey`, 'true')
    : give(owner, `${to.prefix}:businessKey`, value);
}

function give(owner: ModdleElement, property: string, value: string): boolean {
  if (owner.get(property) !== undefined) return false;
  owner.set(property, value);
  return true;
}

/** Gives the parameters that Camunda has in place of attributes of a call, and takes these. */
export function parametersOfAttributes(owner: ModdleElement, conversion: Conversion): readonly AnyElement[] {
  if (conversion.to.name !== 'camunda' || !owner.$instanceOf('bpmn:CallActivity')) return [];
  const attributes = new OldAttributes(owner, conversion);
  const parameters: AnyElement[] = [];
  const take = (name: string, parameter: Attributes): void => {
    attributes.take(name);
    parameters.push(conversion.make('in', { attributes: parameter }));
  };
  const key = attributes.get('businessKey');
  // The inherited key comes before one that is given.
  if (attributes.get('inheritBusinessKey') === 'true') take('inheritBusinessKey', { businessKey: INHERITED_KEY });
  else if (key !== undefined) take('businessKey', { businessKey: key });
  if (attributes.get('inheritVariables') === 'true') take('inheritVariables', { variables: 'all' });
  return parameters;
}
