import { callActivity } from '../../../../parts/bpmn/section/task/callActivity.ts';
import { processAttributes } from '../../../../parts/bpmn/section/general/processAttributes.ts';
import { timer } from '../../../../parts/bpmn/section/timer/timer.ts';
import type { SectionProps } from '../SectionProps.ts';
import { Timer } from '../timer/Timer.tsx';
import { CallActivity } from './CallActivity.tsx';
import { Identity } from './Identity.tsx';
import { Parameters } from './Parameters.tsx';
import { ProcessAttributes } from './ProcessAttributes.tsx';

/** The heading 常规. */
export function GeneralHeading({ subject }: SectionProps) {
  const { object, document } = subject;
  return (
    <>
      <Identity subject={subject} />
      {processAttributes.isFor(object, document) && <ProcessAttributes subject={subject} />}
      {timer.isFor(object, document) && <Timer subject={subject} />}
      {callActivity.isFor(object, document) && (
        <>
          <CallActivity subject={subject} />
          <Parameters subject={subject} direction="in" />
          <Parameters subject={subject} direction="out" />
        </>
      )}
    </>
  );
}
