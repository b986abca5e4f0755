import type { DraftOf, RecordOf, ResourceDeclaration } from '@zhilv/contract/resource';
import { BatchDelete } from '../batch/BatchDelete.tsx';
import { CreateButton } from '../editor/CreateButton.tsx';
import { DeleteAction } from '../editor/DeleteAction.tsx';
import { EditAction } from '../editor/EditAction.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { FormModal } from '../editor/FormModal.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listLoader.ts';
import { BackLink } from '../parent/BackLink.tsx';
import { ParentSwitch } from '../parent/ParentSwitch.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { type Refusal, useEditor } from '../editor/useEditor.ts';
import { type List, useList } from '../list/useList.ts';
import type { ScreenParent } from './parentOf.ts';
import { type NameOf, type OwnFields, resourceOf } from './resourceOf.ts';
import { useReloading } from './useReloading.ts';

/** The fields that a list is narrowed by; the contract drops every other filter. */
type FilterOf<Declared extends ResourceDeclaration> = NameOf<Declared> & Declared['filters'][number];

/** The fields that an editor fills in. */
type DraftNameOf<Declared extends ResourceDeclaration> = NameOf<Declared> & keyof DraftOf<Declared>;

/** What a screen shows of a resource; what is left out is as the contract has it. */
interface ScreenOptions<Declared extends ResourceDeclaration, Row extends RecordOf<Declared>, Name extends string> {
  /** What the module declares itself to be; the build reads the rest of it. */
  readonly page: { readonly key: string; readonly title: string };
  /** The first names the record. */
  readonly columns: readonly Name[];
  /** In the order in which people look for a record; the list can be narrowed by no others than the contract's. */
  readonly filters?: readonly FilterOf<Declared>[];
  /** In the order of typing, of what a draft has; left out, all of it. */
  readonly form?: readonly DraftNameOf<Declared>[];
  /** Fields that are shown or typed in otherwise than their kind is. */
  readonly fields?: OwnFields<Declared>;
  /** The address of a record, to which its name leads. */
  readonly link?: (row: Row) => string;
  /** Why a row cannot be deleted; undefined for one that can. */
  readonly undeletable?: (row: Row) => string | undefined;
  /** The record that the route fixes, to which all of the list belong. */
  readonly parent?: ScreenParent;
  /** Asked before each save, with what was typed and the record being edited (null: a new one). */
  readonly refuse?: (
    draft: Readonly<Record<Name, unknown>>,
    row: Row | null,
    list: List<Row, Name>,
  ) => Promise<Refusal<Name> | null>;
  /** What else has to know of each change. */
  readonly changed?: () => Promise<void>;
}

/**
 * A page module: the list of a resource with its filters and its editor. A screen that does not fit is composed in plain sight of
 * the same pieces (`useList`, `useEditor`, `ListPage`, `RecordTable`, …).
 *
 * @example
 * export const page = { key: 'system/dict/index', title: '字典管理' };
 *
 * export const { Component, loader } = screen(dictType, { page, columns: ['name', 'type', 'status', 'createTime'] });
 */
export function screen<const Declared extends ResourceDeclaration>(
  declared: Declared,
  options: ScreenOptions<Declared, RecordOf<Declared>, NameOf<Declared>>,
) {
  type Name = NameOf<Declared>;
  const { page, columns, parent, link, refuse, undeletable } = options;
  const [nameField = 'createTime'] = columns;
  const resource = resourceOf(declared, nameField, options.fields);
  const entries = Object.entries(declared.fields);
  const filters = options.filters ?? declared.filters;
  const form = options.form ?? entries.filter(([, { draft }]) => draft !== null).map(([name]) => name as Name);
  const fixed = entries.filter((entry) => entry[1].fixed).map(([name]) => name as Name);

  function Component() {
    const list = useReloading(useList(resource), options.changed);
    const editor = useEditor(resource, list.reload, {
      scope: list.scope,
      ...(refuse && { refuse: (draft, row) => refuse(draft, row, list) }),
    });
    const create = <CreateButton editor={editor} />;
    return (
      <ListPage
        list={list}
        title={page.title}
        {...(parent && {
          back: <BackLink page={parent.page}>{parent.back}</BackLink>,
          parents: <ParentSwitch noun={parent.noun} load={parent.load} link={parent.link} />,
        })}
        actions={create}
        filter={<FilterBar list={list} fields={filters} />}
      >
        <RecordTable
          list={list}
          columns={columns}
          {...(link && { link })}
          batchActions={<BatchDelete list={list} />}
          tools={<ExportButton list={list} />}
          rowActions={(row) => (
            <>
              <EditAction editor={editor} row={row} />
              <DeleteAction editor={editor} row={row} unavailable={undeletable?.(row)} />
            </>
          )}
          emptyAction={create}
        />
        <FormModal editor={editor} fields={form} fixed={fixed} />
      </ListPage>
    );
  }

  return { Component, loader: listLoader(resource, parent?.scope) };
}
