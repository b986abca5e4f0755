import * as z from 'zod/mini';
import { CommandError } from '../error/CommandError.ts';
import { bytesUpTo, HELD_BYTES, TOO_LONG } from '../files/bytesUpTo.ts';

/** A row of a back end's menu, with the rows below it. */
export interface MenuRow {
  /** A text where the number is larger than 2^53. */
  readonly id: number | string;
  readonly name: string;
  readonly path: string;
  readonly component?: string | null | undefined;
  readonly children?: readonly MenuRow[] | null | undefined;
}

const MenuRow: z.ZodMiniType<MenuRow> = z.object({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  path: z.string(),
  component: z.nullish(z.string()),
  children: z.nullish(z.array(z.lazy(() => MenuRow))),
});

const PermissionInfo = z.object({
  code: z.int(),
  msg: z.nullish(z.string()),
  data: z.nullish(z.object({ menus: z.array(MenuRow) })),
});

/** The command waits for an answer as long as a page does. */
const TIMEOUT_MS = 30_000;

/** A deploy token that was copied without its beginning is taken for an access token. */
const NO_MENUS =
  'the answer is not that of a ruoyi-vue-pro. MFE_TOKEN is no deploy token, which begins with mfe_, so --server has to name the API of a back end, and MFE_TOKEN an access token of it';

/**
 * The menu rows that the owner of `token` has on a back end.
 * @param api address of the API, as far as the part before `/system/…`
 * @throws CommandError when the back end cannot be reached or does not answer with menus.
 */
export async function fetchMenuRows(api: string, token: string): Promise<readonly MenuRow[]> {
  const address = `${api.replace(/\/+$/, '')}/system/auth/get-permission-info`;
  const explain = (reason: string) => new CommandError(`no menus from ${address}: ${reason}`);
  let answer: unknown;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { body } = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal });
    const bytes = await bytesUpTo(body, HELD_BYTES);
    if (bytes === null) throw new Error(`it ${TOO_LONG}`);
    answer = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw explain(NO_MENUS);
    // The message of `fetch` says only that it failed; the cause says why.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw explain(reason instanceof Error ? reason.message : String(reason));
  }
  const info = PermissionInfo.safeParse(answer);
  if (!info.success) throw explain(NO_MENUS);
  const { code, msg, data } = info.data;
  if (!data) throw explain(`${msg ?? ''} (code ${code}); is MFE_TOKEN an access token that has not expired?`);
  return data.menus;
}
