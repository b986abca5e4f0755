import type { ComponentType } from 'react';
import type { HEADINGS } from '../../../parts/bpmn/section/panel/headings.ts';
import { DocumentationHeading } from './documentation/DocumentationHeading.tsx';
import { ExtensionPropertiesHeading } from './extensionProperties/ExtensionPropertiesHeading.tsx';
import { FlowConditionHeading } from './flow/FlowConditionHeading.tsx';
import { FormHeading } from './form/FormHeading.tsx';
import { GeneralHeading } from './general/GeneralHeading.tsx';
import { ExecutionListenersHeading } from './listeners/ExecutionListenersHeading.tsx';
import { TaskListenersHeading } from './listeners/TaskListenersHeading.tsx';
import { MessagesHeading } from './messages/MessagesHeading.tsx';
import { MultiInstanceHeading } from './multiInstance/MultiInstanceHeading.tsx';
import type { SectionProps } from './SectionProps.ts';
import { TaskHeading } from './task/TaskHeading.tsx';

type HeadingName = (typeof HEADINGS)[number]['name'];

/** What stands below each heading of the panel. */
export const HEADING_FORMS: Readonly<Partial<Record<HeadingName, ComponentType<SectionProps>>>> = {
  general: GeneralHeading,
  messages: MessagesHeading,
  flowCondition: FlowConditionHeading,
  form: FormHeading,
  task: TaskHeading,
  multiInstance: MultiInstanceHeading,
  executionListeners: ExecutionListenersHeading,
  taskListeners: TaskListenersHeading,
  extensionProperties: ExtensionPropertiesHeading,
  documentation: DocumentationHeading,
};
