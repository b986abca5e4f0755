import type { SkuActions } from '../skus/SkuActions.ts';
import type { SpuFaults } from '../typed/faultsOf.ts';
import type { SpuTyped } from '../typed/SpuTyped.ts';

/** Every part of the form gets these. */
export interface SpuFieldsProps {
  typed: SpuTyped;
  faults: SpuFaults;
  /** The form can be looked at only. */
  disabled: boolean;
  onChange: (change: Partial<SpuTyped>) => void;
  actions: SkuActions;
}
