import type { FileEndpoint, Operation } from '@zhilv/contract';

/** A row of a workbook that was not taken. */
export interface ImportFault {
  /** The row's number in the sheet, from 1; null where the back end does not say. */
  readonly line: number | null;
  /** The name of the record. */
  readonly name: string;
  /** The heading of the column to blame; empty where it is the row. */
  readonly field: string;
  readonly reason: string;
}

/** What came of an import, or would come of it. */
export interface ImportReport {
  readonly created: number;
  readonly updated: number;
  readonly faults: readonly ImportFault[];
}

/** How records come from a workbook. */
export interface ImportRows {
  /** The button is for those who may make this call. */
  readonly call: Pick<Operation, 'access'>;
  /** Gives a workbook to fill in. */
  readonly template: FileEndpoint;
  /** Makes the call. A trial changes nothing. @throws ApiError, which the user has not been told of */
  readonly run: (file: File, how: { readonly updates: boolean; readonly trial: boolean }) => Promise<ImportReport>;
}
