import { type Id, Id as IdSchema } from '@zhilv/contract';
import { type Menu, menu, role } from '@zhilv/contract/system';
import { treeReference } from '@zhilv/crud';
import { ApiError, call } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { TreeList, type TreeListNode } from '@zhilv/ui/tree-list';
import { useId, useRef, useState } from 'react';
import styles from './PreviewDialog.module.css';

export interface PreviewDialogProps {
  onClose: () => void;
}

/** A menu, or the reason why none shows. */
type Shown = { readonly nodes: readonly TreeListNode[] } | { readonly words: string };

/** A ruoyi-vue-pro answers like this where it has no such call (docs/protocol/README.md §2.2). */
const LACKING: ReadonlySet<number> = new Set([404, 501]);

const NOBODY: Shown = { words: '选择角色后，这里显示它在控制台看到的菜单。' };

const { Input: RoleInput } = treeReference('角色', async () =>
  (await call(role.listAllSimple, {})).map(({ id, name }) => ({ key: String(id), label: name })),
);

/** Shows the menu that somebody has with one role alone, as the console builds it. */
export function PreviewDialog({ onClose }: PreviewDialogProps) {
  const id = useId();
  const [roleId, setRoleId] = useState<Id | null>(null);
  const [shown, setShown] = useState(NOBODY);
  // Only the role that was chosen last counts.
  const latest = useRef<Id | null>(null);

  const choose = async (value: unknown): Promise<void> => {
    const { data: chosen = null } = IdSchema.safeParse(value);
    latest.current = chosen;
    setRoleId(chosen);
    const next = chosen === null ? NOBODY : await menuOf(chosen);
    if (latest.current === chosen) setShown(next);
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
              onChange={(value) => void choose(value)}
              disabled={false}
              required={false}
              invalid={false}
              filtering={false}
            />
          )}
        </div>
        <div className={styles['menu']} aria-live="polite">
          {'words' in shown ? (
            <p className={styles['words']}>{shown.words}</p>
          ) : (
            <TreeList key={String(roleId)} label="菜单预览" nodes={shown.nodes} value={null} onChange={() => {}} />
          )}
        </div>
      </div>
    </Modal>
  );
}

async function menuOf(roleId: Id): Promise<Shown> {
  try {
    const nodes = nodesOf(await call(menu.preview, { roleId }, { quiet: true }));
    return nodes.length === 0 ? { words: '这个角色没有菜单。' } : { nodes };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { words: LACKING.has(error.code) ? '当前后端不支持预览菜单。' : error.message };
  }
}

/** The console shows no hidden rows in its menu. */
const nodesOf = (rows: readonly Menu[]): readonly TreeListNode[] =>
  rows.flatMap(({ id, name, visible, children }) =>
    visible ? [{ key: String(id), label: name, children: nodesOf(children ?? []) }] : [],
  );
