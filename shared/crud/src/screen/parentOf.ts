import type { RecordOf, ResourceDeclaration } from '@zhilv/contract/resource';
import { ApiError, call } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';
import type { ListScope } from '../list/listLoader.ts';
import type { Parent } from '../parent/ParentSwitch.tsx';

/** The record to which all records of a list belong; the route names it. */
export interface ScreenParent {
  /** The word for parents: 字典类型. */
  readonly noun: string;
  /** The key of the page that lists them. */
  readonly page: string;
  /** The text of the link to that page. */
  readonly back: string;
  /** Loads all parents, when the user wants the list of another one. */
  readonly load: () => Promise<readonly Parent[]>;
  readonly scope: (args: Pick<LoaderFunctionArgs, 'request' | 'params'>) => Promise<ListScope>;
}

interface ParentOptions<Row> extends Omit<ScreenParent, 'noun' | 'scope'> {
  /** The parameter of the route that has the parent's id. */
  readonly parameter: string;
  /** Gives the values that go with every call for the list and into every draft. */
  readonly values: (parent: Row) => Readonly<Record<string, unknown>>;
}

/** Describes the parent that a parameter of the route names, such as the dictionary type of `/dict/type/data/:dictId`. */
export function parentOf<const Declared extends ResourceDeclaration>(
  declared: Declared,
  { parameter, values, ...rest }: ParentOptions<RecordOf<Declared> & Parent>,
): ScreenParent {
  return {
    ...rest,
    noun: declared.name,
    async scope({ params, request }) {
      const found = await call(declared.get, { id: params[parameter] ?? '' }, { signal: request.signal, quiet: true });
      if (found === null) throw new ApiError('business', `${declared.name}不存在`);
      // The call for one record gives all fields that a list gives.
      const parent = found as RecordOf<Declared> & Parent;
      return { values: values(parent), parentName: parent.name };
    },
  };
}
