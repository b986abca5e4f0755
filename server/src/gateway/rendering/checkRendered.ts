import type { RenderingOutcome } from '@zhilv/site/rendering-outcome';
import * as z from 'zod/mini';

/** The schema has only what the gateway relies on. The gateway reads the rest of a page's head and data with care. */
const Checked = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    // Other statuses have no body, or are no answer.
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

/** @throws Error when a release's code gave something that cannot be sent */
export function checkRendered(outcome: RenderingOutcome): void {
  const { success, error } = z.safeParse(Checked, outcome);
  if (!success) throw new Error(`what it gave cannot be sent: ${z.prettifyError(error)}`);
}
