import type { ComponentType } from 'react';
import type { HEADINGS } from '../../parts/bpmn/section/panel/headings.ts';
import { DocumentationHeading } from './section/documentation/DocumentationHeading.tsx';
import { ExtensionPropertiesHeading } from './section/extensionProperties/ExtensionPropertiesHeading.tsx';
import { FlowConditionHeading } from './section/flow/FlowConditionHeading.tsx';
import { FormHeading } from './section/form/FormHeading.tsx';
import { GeneralHeading } from './section/general/GeneralHeading.tsx';
import { ExecutionListenersHeading } from './section/listeners/ExecutionListenersHeading.tsx';
import { TaskListenersHeading } from './section/listeners/TaskListenersHeading.tsx';
import { MessagesHeading } from './section/messages/MessagesHeading.tsx';
import { MultiInstanceHeading } from './section/multiInstance/MultiInstanceHeading.tsx';
import type { SectionProps } from './section/SectionProps.ts';
import { TaskHeading } from './section/task/TaskHeading.tsx';

type HeadingName = (typeof HEADINGS)[number]['name'];

/** What stands below each heading of the panel. */
export const HEADING_FORMS: Readonly<Record<HeadingName, ComponentType<SectionProps>>> = {
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
