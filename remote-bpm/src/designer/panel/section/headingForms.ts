import type { ComponentType } from 'react';
import type { HEADINGS } from '../../../parts/bpmn/section/panel/headings.ts';
import { GeneralHeading } from './general/GeneralHeading.tsx';
import type { SectionProps } from './SectionProps.ts';

type HeadingName = (typeof HEADINGS)[number]['name'];

/** What stands below each heading of the panel. */
export const HEADING_FORMS: Readonly<Partial<Record<HeadingName, ComponentType<SectionProps>>>> = {
  general: GeneralHeading,
};
