import { NO_MESSAGE, receiveTask } from '../../../../parts/bpmn/section/task/receiveTask.ts';
import { ChoiceField } from '../../field/ChoiceField.tsx';
import { FieldGroup } from '../../field/FieldGroup.tsx';
import { useFields } from '../../field/useFields.ts';
import type { SectionProps } from '../SectionProps.ts';

/** The message that a task waits for. */
export function ReceiveTask({ subject }: SectionProps) {
  const { view, field } = useFields(receiveTask, subject);
  const options = [
    { value: NO_MESSAGE, label: '无' },
    ...view.messages.map(({ id, name }) => ({ value: id, label: name === '' ? id : `${name}（${id}）` })),
  ];
  return (
    <FieldGroup title="接收">
      <ChoiceField
        label="消息"
        field={field('messageRef')}
        options={options}
        {...(view.messages.length === 0 && { help: '还没有消息：不选中任何元素，在「消息与信号」中添加' })}
      />
    </FieldGroup>
  );
}
