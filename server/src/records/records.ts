import type { Id, Operation, ParsedInputOf } from '@zhilv/contract';
import type { DraftOf, RecordOf, ResourceDeclaration } from '@zhilv/contract/resource';
import type { InferSelectModel, SQL } from 'drizzle-orm';
import { BusinessError } from '../call/BusinessError.ts';
import { recordHistory } from './history/recordHistory.ts';
import { declaredList, exportColumns, type Heading } from './declaredList.ts';
import { exportFile } from './exportFile.ts';
import { type Call, type Implementation, implement, implementFile } from '../call/implement.ts';
import { type ListCall, pageOfRows } from './paging.ts';
import { type Change, type Rows, recordsOf, type Rules, type Values } from './recordsOf.ts';
import { findRow, type EditedTable } from './rows.ts';
import type { SortTerm } from './sorting.ts';

type ColumnOf<Table extends EditedTable> = keyof InferSelectModel<Table> & string;
type FieldOf<Declared extends ResourceDeclaration> = (keyof Declared['fields'] & string) | 'id';
type FilterOf<Declared extends ResourceDeclaration> = Declared['filters'][number] & keyof ParsedInputOf<Declared['page']>;
type TakenOf<Declared extends ResourceDeclaration> = keyof NonNullable<Declared['codes']['taken']> & string;

/** Answers a call that wants more than a row written. */
type OwnWay<E extends Operation, Table extends EditedTable, Answer> = (call: Call<E>, rows: Rows<Table>) => Promise<Answer>;

/** Options for records that are not as usual. */
interface RecordsOptions<Declared extends ResourceDeclaration, Table extends EditedTable> {
  /** The words of refusals; those about a value that is taken may quote it. */
  readonly words?: { readonly [Name in TakenOf<Declared>]?: string | ((value: unknown) => string) } & {
    readonly missing?: string;
  };
  /** The columns that no two records share together, by the field that is to blame; usually it is that one alone. */
  readonly unique?: { readonly [Name in TakenOf<Declared>]?: readonly ColumnOf<Table>[] };
  /** The condition of a filter; usually a text contains it, a time lies between, and all else is equal. */
  readonly matches?: {
    readonly [Name in FilterOf<Declared>]?: (value: ParsedInputOf<Declared['page']>[Name]) => SQL | undefined;
  };
  /** The order unless a caller asks for another; must end in a unique column. Newest first where it is not given. */
  readonly order?: readonly SortTerm<ColumnOf<Table>>[];
  /** The fields that a caller may sort by; usually all but long texts and ids. */
  readonly sortable?: readonly ColumnOf<Table>[];
  /** The export: the file's name without its ending, the sheet's, and the columns, which usually are all fields. */
  readonly export?: { readonly name?: string; readonly sheet?: string; readonly columns?: readonly Heading<FieldOf<Declared>>[] };
  /** The calls of its own that a stock back end lacks. */
  readonly offers?: readonly string[];
  /** Does each write, such as in a transaction that holds more than the record; the function gets the call to write with. */
  readonly within?: <Result>(call: Call, write: (call: Call) => Promise<Result>) => Promise<Result>;
  readonly create?: OwnWay<Declared['create'], Table, Id>;
  readonly update?: OwnWay<Declared['update'], Table, true>;
  /** Throws for a record that must stay, such as one that others stand on. */
  readonly beforeDelete?: (call: Call<Declared['delete']>, row: InferSelectModel<Table>) => Promise<void> | void;
  /** Names the fields of a record whose values are secrets, which its history must not have. */
  readonly secret?: (row: InferSelectModel<Table>) => readonly string[];
  /** Throws for a deleted record that cannot come back, such as one whose parent is gone. */
  readonly beforeRestore?: (call: Call<Declared['restore']>, row: InferSelectModel<Table>) => Promise<void> | void;
  /** Throws for a record that must not have come back. With `within` it is gone again. */
  readonly afterRestore?: (call: Call<Declared['restore']>) => Promise<void>;
}

/** A draft that does not fit the table needs `create` and `update`, which make a row of it. */
type OptionsFor<Declared extends ResourceDeclaration, Table extends EditedTable> =
  DraftOf<Declared> extends Values<Table>
    ? [options?: RecordsOptions<Declared, Table>]
    : InferSelectModel<Table> extends RecordOf<Declared>
      ? [options: RecordsOptions<Declared, Table> & Required<Pick<RecordsOptions<Declared, Table>, 'create' | 'update'>>]
      : // The table is what has to be mended first.
        [options?: RecordsOptions<Declared, Table>];

/** A record without its revision, which is made of a column of another name. */
type StoredOf<Declared extends ResourceDeclaration> = Omit<RecordOf<Declared>, 'revision'>;

/** Names the fields of a record that the table lacks or keeps as something else. */
type Fitting<Declared extends ResourceDeclaration, Table extends EditedTable> =
  InferSelectModel<Table> extends Required<StoredOf<Declared>>
    ? unknown
    : {
        readonly [
          Name in keyof StoredOf<Declared> as InferSelectModel<Table> extends Required<Pick<StoredOf<Declared>, Name>>
            ? never
            : Name
        ]-?: 'a column of this name and type';
      };

/** The result of {@link records}: the answers to all calls, and the rows for handlers of other calls. */
interface Records<Table extends EditedTable> {
  readonly handlers: readonly Implementation[];
  readonly rows: Rows<Table>;
}

/**
 * Answers the calls of a resource from a table whose columns have the fields' names. The options say what is unusual; a
 * call that fits none of them is written out, of the same pieces (`listOf`, `pageOfRows`, `recordsOf`, `exportFile`).
 *
 * @example export const { handlers } = records(dictType, dictTypes, { words: { name: '已经存在该名字的字典类型' } });
 */
export function records<const Declared extends ResourceDeclaration, Table extends EditedTable>(
  declared: Declared,
  table: Table & Fitting<Declared, Table>,
  ...[options = {}]: OptionsFor<Declared, Table>
): Records<Table> {
  const { fields } = declared;
  // The same, but without the names by which the compiler has checked it against the resource.
  const own = options as unknown as General<Table>;
  // The history says itself when a record was made.
  const told = Object.keys(fields).filter((name) => name !== 'createTime');
  const history = recordHistory<Table>(table, { fields: told, secret: own.secret, words: declared });
  const rows = recordsOf<Table>(table, rulesOf(declared, own), history);
  const list = declaredList<Table>(declared, table, own);
  const within =
    <E extends Operation, Result>(write: (call: Call<E>) => Promise<Result>) =>
    (call: Call<E>): Promise<Result> =>
      // What is given to write with is the call itself, with another database.
      own.within ? own.within(call, (inner) => write(inner as Call<E>)) : write(call);
  const fixed = Object.keys(fields).filter((name) => fields[name]?.fixed);
  const handlers = [
    // The casts hold because the resource's schemas give these types; the compiler cannot know it of all resources together.
    implement(declared.page, async (call) => {
      const page = await pageOfRows(call as Listing, list);
      return { ...page, list: page.list.map(withRevision), offers: [...page.offers, ...OFFERS, ...(own.offers ?? [])] };
    }),
    implement(declared.get, async (call) => {
      const row = await findRow<Table>(call, table, call.input.id);
      return row && withRevision(row);
    }),
    implement(
      declared.create,
      within((call) => own.create?.(call, rows) ?? rows.create(call, call.input as Values<Table>)),
    ),
    implement(
      declared.update,
      within((call) => own.update?.(call, rows) ?? rows.update(call, without(fixed, call.input as Change<Table>))),
    ),
    implement(
      declared.delete,
      within(async (call) => {
        await own.beforeDelete?.(call, await rows.required(call, call.input.id));
        return rows.remove(call, call.input.id);
      }),
    ),
    implement(
      declared.restore,
      within(async (call) => {
        await rows.restore(call, call.input.id, async (deleted) => own.beforeRestore?.(call, deleted));
        await own.afterRestore?.(call);
        return true;
      }),
    ),
    implement(declared.changes, (call) => rows.changes(call, call.input.id)),
  ];
  const { name = declared.name, sheet = '数据', columns } = own.export ?? {};
  const workbook = { name, sheet, columns: exportColumns<Table>(fields, columns) };
  const exported = declared.export && implementFile(declared.export, (call) => exportFile(call as Listing, list, workbook));
  return { rows, handlers: exported ? [...handlers, exported] : handlers };
}

/** The calls of a declared record that a stock back end lacks. */
const OFFERS = ['restore', 'changes'];

type General<Table extends EditedTable> = RecordsOptions<ResourceDeclaration, Table>;

type Listing = ListCall<Readonly<Record<string, unknown>> & { readonly pageNo: number; readonly pageSize: number }> &
  Pick<Call, 'dictLabels'>;

/** Makes the refusals, with the codes of the contract and in the usual words where there are no others. */
function rulesOf<Table extends EditedTable>(
  { name, fields, codes }: ResourceDeclaration,
  { words = {}, unique = {} }: Pick<General<Table>, 'words' | 'unique'>,
): Rules<Table> {
  return {
    missing: () => new BusinessError(codes.missing, words['missing'] ?? `${name}不存在`),
    unique: Object.entries(codes.taken ?? {}).map(([field, code = codes.missing]) => ({
      // A field of a resource is a column of its table.
      by: unique[field] ?? [field as ColumnOf<Table>],
      taken: (values) =>
        new BusinessError(code, wordsFor(words[field], values[field]) ?? `已经存在该${fields[field]?.label}的${name}`),
    })),
  };
}

const wordsFor = (words: string | ((value: unknown) => string) | undefined, value: unknown): string | undefined =>
  typeof words === 'function' ? words(value) : words;

/** A row's revision is the time of its last change, which grows with each change that names one. */
const withRevision = <Row extends { readonly updateTime?: unknown }>(row: Row) => ({ ...row, revision: row.updateTime });

const without = <Fields extends object>(names: readonly string[], fields: Fields): Fields =>
  // The cast holds because each field of a change may be missing.
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Fields;
