/** The longest words that a list is searched by; what is typed beyond them is cut off. */
export const LONGEST_KEYWORD = 50;

/** The request in the address of a list, without the kind of entries. */
export interface ListAsked {
  /** Words that entries must have; empty: all entries. */
  readonly keyword: string;
  /** Counted from 1. */
  readonly pageNo: number;
}

/** The first page of all entries. */
export const NOTHING_ASKED: ListAsked = { keyword: '', pageNo: 1 };

/** Reads an address that anybody may have written; parameters that make no sense count as absent. */
export function readListAsked(parameters: URLSearchParams): ListAsked {
  const pageNo = parameters.get('pageNo') ?? '';
  return {
    keyword: Array.from((parameters.get('keyword') ?? '').trim())
      .slice(0, LONGEST_KEYWORD)
      .join('')
      .trim(),
    pageNo: /^[1-9]\d{0,5}$/.test(pageNo) ? Number(pageNo) : 1,
  };
}

/** Makes the address of a list; `kind` names the kind of entries. Parameters that say nothing are left out. */
export function listAddress(
  path: string,
  kind: Readonly<Record<string, string | number | undefined>>,
  { keyword = '', pageNo = 1 }: Partial<ListAsked> = {},
): string {
  const said = Object.entries({ ...kind, keyword: keyword || undefined, pageNo: pageNo === 1 ? undefined : pageNo });
  const parameters = new URLSearchParams(said.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  return [path, parameters.toString()].filter(Boolean).join('?');
}
