import { isAnyOf } from '../../moddle/isAnyOf.ts';
import { attributeSection } from '../attribute/attributeSection.ts';
import type { AttributeField } from '../attribute/AttributeField.ts';

const FIELDS = {
  decisionRef: { kind: 'text', names: 'decisionRef' },
  decisionRefBinding: { kind: 'text', names: 'decisionRefBinding' },
  decisionRefVersion: { kind: 'text', names: 'decisionRefVersion' },
  decisionRefVersionTag: { kind: 'text', names: 'decisionRefVersionTag' },
  decisionRefTenantId: { kind: 'text', names: 'decisionRefTenantId' },
  mapDecisionResult: { kind: 'text', names: 'mapDecisionResult' },
} as const satisfies Readonly<Record<string, AttributeField>>;

/** The decision that a business rule task asks for. In Flowable it is a service task of type `dmn` with fields instead. */
export const decision = attributeSection(FIELDS, (element) => isAnyOf(element, 'BusinessRuleTask'));
