import { type Id, Id as IdSchema } from '@zhilv/contract';
import { type Menu, menu, role } from '@zhilv/contract/system';
import { treeReference } from '@zhilv/crud';
import { call } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { TreeList, type TreeListNode } from '@zhilv/ui/tree-list';
import { useId } from 'react';
import { type Answer, useAnswer } from '../parts/answer/useAnswer.ts';
import { isLacking } from '../parts/lacking/isLacking.ts';
import styles from './PreviewDialog.module.css';

export interface PreviewDialogProps {
  onClose: () => void;
}

const { Input: RoleInput } = treeReference('角色', async () =>
  (await call(role.listAllSimple, {})).map(({ id, name }) => ({ key: String(id), label: name })),
);

/** Shows the menu that somebody has with one role alone, as the console builds it. */
export function PreviewDialog({ onClose }: PreviewDialogProps) {
  const id = useId();
  const { question: roleId, answer, ask, forget } = useAnswer(menuOf);

  const choose = (value: unknown): void => {
    const { data: chosen } = IdSchema.safeParse(value);
    if (chosen === undefined) forget();
    else void ask(chosen);
  };

  return (
    <Modal title="预览角色菜单" onCancel={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <div className={styles['preview']}>
        <div>
          <FieldLabel id={`${id}-label`} htmlFor={id} required={false}>
            角色
          </FieldLabel>
          {RoleInput !== null && (
            <RoleInput
              id={id}
              labelledBy={`${id}-label`}
              value={roleId}
              onChange={choose}
              disabled={false}
              required={false}
              invalid={false}
              filtering={false}
            />
          )}
        </div>
        <div className={styles['menu']} aria-live="polite">
          {roleId === null ? (
            <p className={styles['words']}>选择角色后，这里显示它在控制台看到的菜单。</p>
          ) : (
            <Preview key={String(roleId)} answer={answer} />
          )}
        </div>
      </div>
    </Modal>
  );
}

function Preview({ answer }: { answer: Answer<readonly TreeListNode[]> }) {
  if (answer === null) {
    return (
      <div className={styles['loading']} role="status" aria-label="正在加载">
        {['48%', '64%', '40%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if ('failure' in answer) {
    const { failure } = answer;
    return <p className={styles['words']}>{isLacking(failure) ? '当前后端不支持预览菜单。' : failure.message}</p>;
  }
  if (answer.value.length === 0) return <p className={styles['words']}>这个角色没有菜单。</p>;
  return <TreeList label="菜单预览" nodes={answer.value} value={null} onChange={() => {}} />;
}

const menuOf = async (roleId: Id): Promise<readonly TreeListNode[]> =>
  nodesOf(await call(menu.preview, { roleId }, { quiet: true }));

/** The console shows no hidden rows in its menu. */
const nodesOf = (rows: readonly Menu[]): readonly TreeListNode[] =>
  rows.flatMap(({ id, name, visible, children }) =>
    visible ? [{ key: String(id), label: name, children: nodesOf(children ?? []) }] : [],
  );
