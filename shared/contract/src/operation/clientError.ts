import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { pageQuery } from '../wire/query.ts';
import { Id, Instant, pageOf } from '../wire/values.ts';

/*
 * Errors that people's browsers met, with the address of the release they happened in. They are ours alone: a
 * ruoyi-vue-pro back end has neither `POST /client-errors` nor the list, which nothing in the product depends on.
 */

/**
 * The kind of an error. A component threw while React worked on it (`render`), an exception reached the window (`error`),
 * a rejected promise was not handled (`rejection`), the content policy stopped something (`policy`), or a page or slot could
 * not be loaded (`load`).
 */
const ClientErrorKind = z.enum(['render', 'error', 'rejection', 'policy', 'load']);

/** `host`, or a remote's name. */
const Remote = z.string().check(z.maxLength(64), z.regex(/^(host|remote_[a-z0-9_]+)$/));

const ReleaseId = z.string().check(z.maxLength(100), z.regex(/^[\w.-]+$/));

/** PostgreSQL's text holds every character but NUL. */
const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\0]*$/));

/** The body of `POST /client-errors`, which the gateway answers at its own address: what one document met lately. */
export const ClientErrorReport = z.strictObject({
  /** The host's release that the document came with. */
  hostRelease: ReleaseId,
  errors: z
    .array(
      z.strictObject({
        kind: ClientErrorKind,
        remote: Remote,
        release: ReleaseId,
        /** The document's address without query and fragment, with `:id` in place of values. */
        path: z.string().check(z.maxLength(200), z.regex(/^\/[^?#\s]*$/)),
        message: text(300),
        /** One line for each frame, innermost first: function, file from the origin's root, line and column. */
        stack: text(2000),
        /** The number of times that it happened since its last report. */
        count: z.int().check(z.minimum(1), z.maximum(10_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
});
export type ClientErrorReport = z.infer<typeof ClientErrorReport>;

/** Equal errors, as they are kept: the last ones only, and of nobody in particular. */
export const ClientError = z.object({
  id: Id,
  /** The kind as reported; a newer host may know further ones. */
  kind: z.string(),
  remote: z.string(),
  release: z.string(),
  hostRelease: z.string(),
  /** The address where it happened last. */
  path: z.string(),
  message: z.string(),
  stack: z.string(),
  /** Family and major version of the browser that met it last, such as `Chrome 120`. */
  browser: z.string(),
  count: z.int(),
  firstTime: Instant,
  lastTime: Instant,
});
export type ClientError = z.infer<typeof ClientError>;

/** Errors that browsers reported, the latest first. */
export const clientError = {
  page: endpoint({
    method: 'GET',
    path: '/infra/client-error/page',
    access: { permission: 'infra:client-error:query' },
    input: pageQuery({
      remote: z.optional(z.string()),
      release: z.optional(z.string()),
      kind: z.optional(z.string()),
    }),
    output: pageOf(ClientError),
  }),
};
