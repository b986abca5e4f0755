import { sameId } from '@zhilv/contract';
import { type ListView, listView } from '@zhilv/contract/system';
import { ApiError, call, confirm, messages } from '@zhilv/platform';
import { Popover } from '@zhilv/ui/popover';
import { type RefObject, useState } from 'react';
import type { List } from '../../list/useList.ts';
import type { Identified } from '../../resource/defineResource.ts';
import type { Columns } from '../columns/useColumns.ts';
import type { Views } from './useViews.ts';
import { useViewList } from './useViewList.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import { viewQueryOf } from '../../state/viewState.ts';

export interface ViewPanelProps<Row extends Identified, Name extends string> {
  /** The button that it opens at. */
  anchor: RefObject<HTMLElement | null>;
  list: List<Row, Name>;
  columns: Columns<Name>;
  views: Views;
  onClose: () => void;
}

/** Shows the menu of a list's views, and in its place the form of the one that somebody saves or changes. */
export function ViewPanel<Row extends Identified, Name extends string>(props: ViewPanelProps<Row, Name>) {
  const { anchor, list, columns, views, onClose } = props;
  const { resource, state } = list;
  const { answer, reload, retry } = useViewList(resource.api.page.path, views.learn);
  const [subject, setSubject] = useState<ListView | 'new' | null>(null);
  const { choice } = columns;
  const shownNow = {
    query: viewQueryOf(state),
    columns: choice && { order: [...choice.order], hidden: [...choice.hidden] },
  };

  const update = async ({ id, name, role }: ListView): Promise<void> => {
    try {
      await call(listView.update, { id, name, roleId: role?.id ?? null, ...shownNow });
    } catch (error) {
      // The call has said why.
      if (error instanceof ApiError) return;
      throw error;
    }
    messages.success('视图已更新');
    await reload();
  };

  const remove = async ({ id, name, role }: ListView): Promise<void> => {
    onClose();
    const others = role === null ? '' : `「${role.name}」的成员也将不再看到它。`;
    if (!(await confirm({ content: `确定删除视图「${name}」？${others}`, danger: true }))) return;
    try {
      await call(listView.delete, { id });
    } catch (error) {
      if (error instanceof ApiError) return;
      throw error;
    }
    messages.success('删除成功');
    await reload();
  };

  if (subject !== null && answer !== null && 'roles' in answer) {
    return (
      <ViewForm
        view={subject === 'new' ? null : subject}
        roles={answer.roles}
        save={async ({ name, roleId }) => {
          if (subject !== 'new') {
            const { id, query, columns: kept } = subject;
            await call(listView.update, { id, name, roleId, query, columns: kept }, { quiet: true });
            messages.success('修改成功');
            await reload();
            return;
          }
          const draft = { list: resource.api.page.path, name, roleId, ...shownNow };
          const id = await call(listView.create, draft, { quiet: true });
          messages.success('视图已保存');
          views.show({ id, name, ...shownNow });
        }}
        onClose={onClose}
      />
    );
  }
  const own = answer !== null && 'views' in answer ? answer.views.filter(({ owner }) => owner === null) : [];
  const shown = own.find(({ id }) => views.shown !== null && sameId(id, views.shown.id)) ?? null;
  return (
    <Popover anchor={anchor} label="视图" onClose={onClose}>
      <ViewMenu
        answer={answer}
        views={views}
        {...(shown !== null && views.changed && { onUpdate: () => void update(shown) })}
        onShow={(view) => {
          views.show(view);
          onClose();
        }}
        onSave={() => setSubject('new')}
        onEdit={setSubject}
        onRemove={(view) => void remove(view)}
        onRetry={retry}
      />
    </Popover>
  );
}
