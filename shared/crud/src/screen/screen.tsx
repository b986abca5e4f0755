import type { DraftOf, RecordOf, ResourceDeclaration } from '@zhilv/contract/resource';
import { BatchDelete } from '../batch/BatchDelete.tsx';
import { ChangesAction } from '../changes/ChangesAction.tsx';
import { CreateButton } from '../editor/CreateButton.tsx';
import { DeleteAction } from '../editor/DeleteAction.tsx';
import { EditAction } from '../editor/EditAction.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { FormModal } from '../editor/FormModal.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listLoader.ts';
import { recordAddress } from '../page/recordAddress.ts';
import { usePagePath } from '../page/usePagePath.ts';
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

/** The parts of a screen. Each that is left out is as the contract declares it. */
interface ScreenOptions<Declared extends ResourceDeclaration, Row extends RecordOf<Declared>, Name extends string> {
  /** The module's own declaration of its page. The build reads its other fields. */
  readonly page: { readonly key: string; readonly title: string };
  /** The names of the fields in the table; the first names the record. */
  readonly columns: readonly Name[];
  /** The names of the filters, in the order in which people look for a record. */
  readonly filters?: readonly FilterOf<Declared>[];
  /** The names of the fields in the form, in the order of typing; all fields of a draft by default. */
  readonly form?: readonly DraftNameOf<Declared>[];
  /** Fields that are shown or typed in differently from the contract's kind. */
  readonly fields?: OwnFields<Declared>;
  /** The key of the page to which a record's name leads. The one parameter of that page's path is the record's id. */
  readonly link?: string;
  /** Gives the reason why a row cannot be deleted; undefined for a row that can. */
  readonly undeletable?: (row: Row) => string | undefined;
  /** The record to which all records of the list belong; the route names it. */
  readonly parent?: ScreenParent;
  /** Checks the typed values before each save; `row` is the record being edited, or null for a new one. */
  readonly refuse?: (
    draft: Readonly<Record<Name, unknown>>,
    row: Row | null,
    list: List<Row, Name>,
  ) => Promise<Refusal<Name> | null>;
  /** Called after each change of a record. */
  readonly changed?: () => Promise<void>;
}

/**
 * Makes a page module: the list of a resource with its filters and its editor. A screen that does not fit is written out with
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
    const [ownPath, linkedPath] = [usePagePath(page.key), usePagePath(link)];
    const list = useReloading(useList(resource), options.changed);
    const editor = useEditor(resource, list.reload, {
      scope: list.scope,
      offers: list.offers,
      ...(refuse && { refuse: (draft, row) => refuse(draft, row, list) }),
    });
    const create = <CreateButton editor={editor} />;
    return (
      <ListPage
        list={list}
        title={page.title}
        {...(parent && {
          back: <BackLink page={parent.page}>{parent.back}</BackLink>,
          parents: ownPath !== null && (
            <ParentSwitch noun={parent.noun} load={parent.load} link={({ id }) => recordAddress(ownPath, id)} />
          ),
        })}
        actions={create}
        filter={<FilterBar list={list} fields={filters} />}
      >
        <RecordTable
          list={list}
          columns={columns}
          {...(linkedPath !== null && { link: ({ id }) => recordAddress(linkedPath, id) })}
          batchActions={<BatchDelete list={list} />}
          tools={<ExportButton list={list} />}
          rowActions={(row) => (
            <>
              <EditAction editor={editor} row={row} />
              <DeleteAction editor={editor} row={row} unavailable={undeletable?.(row)} />
              <ChangesAction list={list} row={row} />
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
