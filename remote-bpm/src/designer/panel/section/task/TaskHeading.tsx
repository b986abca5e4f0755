import { HEADINGS } from '../../../../parts/bpmn/section/panel/headings.ts';
import { PageHint } from '../PageHint.tsx';
import type { SectionProps } from '../SectionProps.ts';
import { AsyncFlags } from './AsyncFlags.tsx';
import { AssigneeRules } from './AssigneeRules.tsx';
import { Buttons } from './Buttons.tsx';
import { Decision } from './Decision.tsx';
import { InjectedFields } from './InjectedFields.tsx';
import { ReceiveTask } from './ReceiveTask.tsx';
import { ScriptTask } from './ScriptTask.tsx';
import { ServiceTask } from './ServiceTask.tsx';
import { UserTask } from './UserTask.tsx';

const { sections } = HEADINGS[4];

const FORMS = {
  userTask: UserTask,
  buttons: Buttons,
  assigneeRules: AssigneeRules,
  scriptTask: ScriptTask,
  receiveTask: ReceiveTask,
  serviceTask: ServiceTask,
  injectedFields: InjectedFields,
  decision: Decision,
  asyncFlags: AsyncFlags,
} as const satisfies Record<keyof typeof sections, unknown>;

/** The heading 任务. */
export function TaskHeading({ subject }: SectionProps) {
  const { object, document } = subject;
  return (
    <>
      <PageHint page="bpm/model/index" path="/bpm/manager/model" link="前往流程模型">
        任务分配规则在流程模型中维护。
      </PageHint>
      {Object.entries(sections).map(([name, section]) => {
        const Form = FORMS[name as keyof typeof sections]; // The entries have these names.
        return section.isFor(object, document) && <Form key={name} subject={subject} />;
      })}
    </>
  );
}
