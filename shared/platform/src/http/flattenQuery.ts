/** A GET takes scalars, and plain objects or arrays of them. */
export type QueryValue =
  | string
  | number
  | boolean
  | bigint
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

/**
 * Writes parameters as a query string without `?`: nested objects as `key[sub]`, arrays as `key[0]`; null and
 * undefined are left out (docs/protocol/README.md §6).
 * @param repeated writes arrays as `key=x&key=y`, as calls with list parameters need them
 *
 * @example flattenQuery({ name: '字典', createTime: ['2023-10-01 00:00:00'] })
 */
export function flattenQuery(parameters: { readonly [key: string]: QueryValue }, repeated = false): string {
  return Object.entries(parameters)
    .flatMap(([key, value]) =>
      repeated && Array.isArray(value) ? value.flatMap((one: QueryValue) => pairsOf(key, one)) : pairsOf(key, value),
    )
    .join('&');
}

function pairsOf(key: string, value: QueryValue): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`];
  return Object.entries(value).flatMap(([part, inner]) => pairsOf(`${key}[${part}]`, inner));
}
