import type { Context } from 'hono';

/** Lets pages of other origins send the headers that a client of ours needs (Fetch, "CORS protocol"). */
export function preflight(context: Context): Response {
  return context.body(null, 204, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'authorization, content-type, tenant-id',
    'Access-Control-Max-Age': '600',
  });
}
