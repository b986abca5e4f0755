import { Button } from '@zhilv/ui/button';
import { multiInstance } from '../../../../parts/bpmn/section/multiInstance/multiInstance.ts';
import { canBeTaskAsync, toTaskAsync } from '../../../../parts/bpmn/section/multiInstance/taskAsync.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { DeclaredFields } from '../../field/DeclaredFields.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { FlagField } from '../../field/FlagField.tsx';
import { TextField } from '../../field/TextField.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';
import { INSTANCE_FIELDS, LOOP_FIELDS, LOOP_TYPES } from './loopFields.ts';
import styles from './MultiInstanceHeading.module.css';

/** The heading 多实例. */
export function MultiInstanceHeading({ subject }: SectionProps) {
  const section = useFields(multiInstance, subject);
  const { view, field } = section;
  const isMany = view.type === 'parallel' || view.type === 'sequential';
  return (
    <>
      <FieldGroup>
        <ChoiceField label="多实例类型" field={field('type')} options={LOOP_TYPES} />
      </FieldGroup>
      {isMany && (
        <>
          <DeclaredFields title="实例" section={section} fields={INSTANCE_FIELDS} />
          <FieldGroup title="实例的异步">
            <FlagField label="执行前异步" field={field('asyncBefore')} />
            <FlagField label="执行后异步" field={field('asyncAfter')} />
            {(view.asyncBefore || view.asyncAfter) && <FlagField label="排他" field={field('exclusive')} />}
            {(view.asyncBefore || view.asyncAfter || view.timeCycle !== '') && (
              <TextField label="重试周期" field={field('timeCycle')} placeholder="如 R3/PT10M" />
            )}
            {canBeTaskAsync(subject.object, subject.document) && (
              <div className={styles['offer']}>
                <span>当前引擎只读取任务自身的异步设置。</span>
                <Button disabled={subject.disabled} onClick={() => subject.apply(toTaskAsync(subject.object, subject.document))}>
                  改为任务异步
                </Button>
              </div>
            )}
          </FieldGroup>
        </>
      )}
      {view.type === 'standard' && <DeclaredFields title="循环" section={section} fields={LOOP_FIELDS} />}
    </>
  );
}
