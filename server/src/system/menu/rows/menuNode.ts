/** The fields of a menu row besides its place in the tree. */
interface MenuFields {
  readonly sort: number;
  /** Relative to the parent except at the root. */
  readonly path: string;
  readonly icon: string;
}

interface PageFields extends MenuFields {
  /** The page key; absent for a page row that serves as a directory. */
  readonly component?: string;
  readonly componentName?: string;
  readonly permission?: string;
}

/** A menu row with the rows below it. */
export interface MenuNode extends Partial<PageFields> {
  readonly id: number;
  readonly name: string;
  /** 1 directory, 2 page, 3 button. */
  readonly type: 1 | 2 | 3;
  readonly sort: number;
  readonly children: readonly MenuNode[];
}

/** A group of pages. */
export const directory = (id: number, name: string, fields: MenuFields, children: readonly MenuNode[]): MenuNode => ({
  id,
  name,
  type: 1,
  ...fields,
  children,
});

/** A page and the permissions that are granted with it. */
export const page = (id: number, name: string, fields: PageFields, children: readonly MenuNode[] = []): MenuNode => ({
  id,
  name,
  type: 2,
  ...fields,
  children,
});

/** A permission: a row that no menu shows. */
export const button = (
  id: number,
  name: string,
  permission: string,
  sort: number,
  children: readonly MenuNode[] = [],
): MenuNode => ({ id, name, type: 3, permission, sort, children });
