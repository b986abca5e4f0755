import * as z from 'zod/mini';
import { Id, lenientBoolean } from '../../wire/values.ts';

/** A row of the menu as the signed-in user gets it; buttons are never among them (docs/protocol/system.md §1.1). */
export interface Menu {
  readonly id: Id;
  readonly parentId: Id;
  readonly name: string;
  /** The path is relative to the parent's. That of a root starts with a slash, and that of a link row is the address. */
  readonly path: string;
  /** The page key; null or empty on directories. */
  readonly component?: string | null | undefined;
  readonly componentName?: string | null | undefined;
  readonly icon?: string | null | undefined;
  readonly visible: boolean;
  readonly keepAlive: boolean;
  readonly alwaysShow?: boolean | null | undefined;
  readonly children?: readonly Menu[] | null | undefined;
}
export const Menu: z.ZodMiniType<Menu> = z.object({
  id: Id,
  parentId: Id,
  name: z.string(),
  path: z.string(),
  component: z.nullish(z.string()),
  componentName: z.nullish(z.string()),
  icon: z.nullish(z.string()),
  visible: lenientBoolean(true),
  keepAlive: lenientBoolean(true),
  alwaysShow: z.nullish(lenientBoolean(true)),
  get children() {
    return z.nullish(z.array(Menu));
  },
});
