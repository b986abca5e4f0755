import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { documentation } from '../documentation/documentation.ts';
import { extensionProperties } from '../extensionProperties/extensionProperties.ts';
import { injectedFields } from '../field/injectedFields.ts';
import { conditionRows } from '../flowCondition/conditionRows.ts';
import { flowCondition } from '../flowCondition/flowCondition.ts';
import { formFields } from '../form/formFields.ts';
import { formKey } from '../form/formKey.ts';
import { general } from '../general/general.ts';
import { processAttributes } from '../general/processAttributes.ts';
import { executionListeners } from '../listeners/executionListeners.ts';
import { taskListeners } from '../listeners/taskListeners.ts';
import { messages } from '../messages/messages.ts';
import { multiInstance } from '../multiInstance/multiInstance.ts';
import type { DocumentContext, Section } from '../Section.ts';
import { asyncFlags } from '../task/asyncFlags.ts';
import { callActivity } from '../task/callActivity.ts';
import { decision } from '../task/decision.ts';
import { receiveTask } from '../task/receiveTask.ts';
import { assigneeRules } from '../task/rows/assigneeRules.ts';
import { buttons } from '../task/rows/buttons.ts';
import { inParameters, outParameters } from '../task/rows/parameters.ts';
import { scriptTask } from '../task/scriptTask.ts';
import { serviceTask } from '../task/serviceTask.ts';
import { userTask } from '../task/userTask.ts';
import { timer } from '../timer/timer.ts';

/** A heading of the properties panel. */
interface Heading {
  readonly name: string;
  /** In Chinese. */
  readonly title: string;
  /** What stands below it, from above. The panel shows those that are for the element, and the heading when there is one. */
  readonly sections: Readonly<Record<string, Section<unknown, unknown>>>;
}

/**
 * The properties panel, from above. What a call activity calls, and when a timer comes, stands among the general things: their types are
 * none of a task.
 */
export const HEADINGS = [
  { name: 'general', title: '常规', sections: { general, processAttributes, timer, callActivity, inParameters, outParameters } },
  { name: 'messages', title: '消息与信号', sections: { messages } },
  { name: 'flowCondition', title: '流转条件', sections: { flowCondition, conditionRows } },
  { name: 'form', title: '表单', sections: { formKey, formFields } },
  {
    name: 'task',
    title: '任务',
    sections: {
      userTask,
      buttons,
      assigneeRules,
      scriptTask,
      receiveTask,
      serviceTask,
      injectedFields,
      decision,
      asyncFlags,
    },
  },
  { name: 'multiInstance', title: '多实例', sections: { multiInstance } },
  { name: 'executionListeners', title: '执行监听器', sections: { executionListeners } },
  { name: 'taskListeners', title: '任务监听器', sections: { taskListeners } },
  { name: 'extensionProperties', title: '扩展属性', sections: { extensionProperties } },
  { name: 'documentation', title: '其他', sections: { documentation } },
] as const satisfies readonly Heading[];

/** Gives the headings that the panel has for an element. */
export const headingsFor = (element: ModdleElement, document: DocumentContext): readonly (typeof HEADINGS)[number][] =>
  HEADINGS.filter(({ sections }) =>
    Object.values<Section<unknown, unknown>>(sections).some((section) => section.isFor(element, document)),
  );
