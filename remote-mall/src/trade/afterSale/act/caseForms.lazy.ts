import type { AfterSaleBase } from '@zhilv/contract/mall';
import type { ComponentType } from 'react';
import type { RecordSteps } from '../../step/useRecordStep.ts';
import { DisagreeForm, RefuseForm } from './ReasonForm.tsx';
import { SendBackForm } from './SendBackForm.tsx';
import type { CaseFormName } from './useCaseActing.ts';

interface CaseFormProps {
  afterSale: AfterSaleBase;
  steps: RecordSteps;
  onClose: () => void;
}

/** The forms of the decisions that are filled in. */
export const caseForms: Readonly<Record<CaseFormName, ComponentType<CaseFormProps>>> = {
  disagree: DisagreeForm,
  refuse: RefuseForm,
  deliver: SendBackForm,
};
