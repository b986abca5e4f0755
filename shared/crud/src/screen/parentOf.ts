import type { RecordOf, ResourceDeclaration } from '@zhilv/contract/resource';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import type { ListScope } from '../list/listLoader.ts';
import type { Parent } from '../parent/ParentSwitch.tsx';

/** The record to which all records of a list belong, as the route names it. */
export interface ScreenParent {
  /** What parents are: 字典类型. */
  readonly noun: string;
  /** The key of the page that lists them. */
  readonly page: string;
  /** What the link to that page says. */
  readonly back: string;
  /** All of them; asked when somebody wants the list of another one. */
  readonly load: () => Promise<readonly Parent[]>;
  /** The address of a parent's list. */
  readonly link: (parent: Parent) => string;
  readonly scope: (args: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<ListScope>;
}

interface ParentOptions<Row> extends Omit<ScreenParent, 'noun' | 'scope'> {
  /** The parameter of the route that has the parent's id. */
  readonly parameter: string;
  /** What goes with every call for the list and into every draft. */
  readonly values: (parent: Row) => Readonly<Record<string, unknown>>;
}

/** The parent that a parameter of the route names, such as the dictionary type of `/dict/type/data/:dictId`. */
export function parentOf<const Declared extends ResourceDeclaration>(
  declared: Declared,
  { parameter, values, ...rest }: ParentOptions<RecordOf<Declared> & Parent>,
): ScreenParent {
  return {
    ...rest,
    noun: declared.name,
    async scope({ params, request }) {
      const found = await call(declared.get, { id: params[parameter] ?? '' }, { signal: request.signal });
      if (found === null) throw new ApiError('business', `${declared.name}不存在`);
      // A record as its own call gives it has all that a list has of it.
      const parent = found as RecordOf<Declared> & Parent;
      return { values: values(parent), parentName: parent.name };
    },
  };
}
