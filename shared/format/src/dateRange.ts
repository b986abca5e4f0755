/**
 * Turns two days (`YYYY-MM-DD`) into the range that a list is filtered by: from the first second of `begin` to the last
 * second of `end`. A missing end stays open.
 *
 * @example dateRange('2023-10-01', '2023-10-31') // ['2023-10-01 00:00:00', '2023-10-31 23:59:59']
 */
export const dateRange = (begin: string | null | undefined, end: string | null | undefined): [begin: string, end: string] => [
  begin ? `${begin} 00:00:00` : '',
  end ? `${end} 23:59:59` : '',
];
