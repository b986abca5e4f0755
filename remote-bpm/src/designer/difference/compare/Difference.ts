/** What happened to an element: a change of what it says counts more than one of its place. */
export type DifferenceKind = 'added' | 'removed' | 'changed' | 'moved';

/** Something that an element says otherwise in the other version. */
export interface Change {
  /** In Chinese, such as `执行监听器 › Java 类`. */
  readonly what: string;
  /** Null where the version says nothing of it. */
  readonly before: string | null;
  readonly after: string | null;
}

/** An element in which two versions of a diagram differ. */
export interface Difference {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** Its element in the XML without a prefix, such as `userTask`. */
  readonly type: string;
  readonly name: string | null;
  readonly changes: readonly Change[];
}
