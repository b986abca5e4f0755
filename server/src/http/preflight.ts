import type { Context } from 'hono';

/** What pages of other origins may send: the headers that a client of ours needs (Fetch, "CORS protocol"). Cookies are not among them. */
export const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'authorization, content-type, tenant-id',
  'Access-Control-Max-Age': '600',
};

/** Lets pages of other origins send these. */
export const preflight = (context: Context): Response => context.body(null, 204, PREFLIGHT);
