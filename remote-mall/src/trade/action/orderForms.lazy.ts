import type { OrderRow } from '@zhilv/contract/mall';
import type { ComponentType } from 'react';
import type { RecordSteps } from '../step/useRecordStep.ts';
import { AddressForm } from './form/AddressForm.tsx';
import { DeliverForm } from './form/DeliverForm.tsx';
import { PriceForm } from './form/PriceForm.tsx';
import { RemarkForm } from './form/RemarkForm.tsx';
import type { FormActionName } from './useOrderActing.ts';

interface OrderFormProps {
  order: OrderRow;
  steps: RecordSteps;
  onClose: () => void;
}

/** The forms of the actions that are filled in. */
export const orderForms: Readonly<Record<FormActionName, ComponentType<OrderFormProps>>> = {
  deliver: DeliverForm,
  updatePrice: PriceForm,
  updateAddress: AddressForm,
  updateRemark: RemarkForm,
};
