import { attributeSection } from '../attribute/attributeSection.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';
import { isAnyOf } from './taskKinds.ts';

const FIELDS = {
  decisionRef: { kind: 'text', names: 'decisionRef', feature: 'decisionRef' },
  decisionRefBinding: { kind: 'text', names: 'decisionRefBinding', feature: 'decisionRef' },
  decisionRefVersion: { kind: 'text', names: 'decisionRefVersion', feature: 'decisionRef' },
  decisionRefVersionTag: { kind: 'text', names: 'decisionRefVersionTag', feature: 'decisionRef' },
  decisionRefTenantId: { kind: 'text', names: 'decisionRefTenantId', feature: 'decisionRef' },
  mapDecisionResult: { kind: 'text', names: 'mapDecisionResult', feature: 'decisionRef' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** The decision that a business rule task asks for. In Flowable it is a service task of type `dmn` with fields instead. */
export const decision = attributeSection(FIELDS, (element) => isAnyOf(element, 'BusinessRuleTask'));
