/** The kinds of fields that a generated screen can have. A kind decides how a field is kept, shown and typed in. */
export const FIELD_KINDS = ['text', 'longText', 'number', 'switch', 'dict', 'dateTime'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** One field of a record, besides its key and stamps. */
export interface ScreenField {
  /** camelCase */
  readonly name: string;
  /** Chinese */
  readonly label: string;
  readonly kind: FieldKind;
  /** The dictionary of a field of kind `dict`, and what a new record has of it. */
  readonly dictionary?: { readonly type: string; readonly initial: number };
}

/** Everything that a list and its editor are made from. */
export interface ScreenDescription {
  /** The short name of the remote, which stands in paths, permissions and tables as well: `ticket`. */
  readonly module: string;
  /** The name of one record in code, camelCase: `visitorGroup`. */
  readonly name: string;
  /** The name of a record for people: 团队. */
  readonly label: string;
  /** The first is a text: the record's name, which no two records share. */
  readonly fields: readonly [ScreenField, ...ScreenField[]];
  readonly menu: {
    /** The id of the page's row; its buttons have the next ones. */
    readonly id: number;
    readonly parentId: number;
    readonly sort: number;
  };
}

/** A file of the repository, by its path from the root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}
