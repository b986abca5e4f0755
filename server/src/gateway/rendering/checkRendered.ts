import type { RenderedSite } from '@zhilv/federation/rendered-site';
import * as z from 'zod/mini';

/** As far as the gateway would stumble over it; what else stands in a page's head or data is read with care. */
const Checked = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    // Others have no body, or are no answer.
    status: z.int().check(
      z.gte(200),
      z.lte(599),
      z.refine((status) => ![204, 205, 304].includes(status)),
    ),
    html: z.string(),
    hydration: z.object({ loaderData: z.record(z.string(), z.unknown()) }),
    head: z.nullable(z.object({ title: z.string() })),
    pageKeys: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('redirect'),
    status: z.int().check(z.gte(300), z.lte(308)),
    // `//elsewhere` and `/\elsewhere` are other sites.
    location: z.string().check(z.regex(/^\/(?![/\\])[\u0021-\u007E]*$/)),
  }),
  z.object({ kind: z.literal('client'), status: z.int().check(z.gte(200), z.lte(599)), failure: z.nullable(z.string()) }),
]);

/** @throws Error when what a release's code gave is nothing that could be sent */
export function checkRendered(site: RenderedSite): void {
  const { success, error } = z.safeParse(Checked, site);
  if (!success) throw new Error(`what it gave cannot be sent: ${z.prettifyError(error)}`);
}
