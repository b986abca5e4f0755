import { randomUUID } from 'node:crypto';
import type { Operation } from '@zhilv/contract';
import { type Context, Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { databaseRefusal } from './databaseRefusal.ts';
import type { AppSettings } from '../settings/settings.ts';
import { notPermitted, notSignedIn, systemError, wrongMethod } from '../call/apiErrors.ts';
import { BusinessError } from '../call/BusinessError.ts';
import type { Callers } from '../session/Callers.ts';
import { callInput } from './callInput.ts';
import { fileAnswer, type StoredFile } from './fileAnswer.ts';
import type { Clock } from '../call/Clock.ts';
import type { Call, Implementation } from '../call/implement.ts';
import { type Operated, recordMade, recordNamed } from '../call/Operated.ts';
import { type RequestOrigin, requestAddress } from '../call/requestAddress.ts';
import { preflight } from './preflight.ts';
import { type RequestLog, requestLine } from './RequestLine.ts';
import { isAdmitted, type SignedInUser } from '../call/SignedInUser.ts';
import { TargetFailure } from './TargetFailure.ts';
import { tenantOfCall } from '../session/tenantOfCall.ts';
import { watched } from './watched.ts';

export interface AppOptions {
  /** Gives the database by the connections that the calls of an endpoint may use. */
  readonly databaseOf: (endpoint: Operation) => Database;
  readonly clock: Clock;
  /** Measures what lasts for a while: it goes on evenly when the machine's clock is set. */
  readonly steadyClock: Clock;
  readonly settings: AppSettings;
  readonly log: RequestLog;
  /** The answers of all endpoints. */
  readonly implementations: readonly Implementation[];
  readonly callers: Callers;
  readonly dictLabels: Call['dictLabels'];
  /** Gives an uploaded file, which anybody may read; null where there is none. */
  readonly storedFile: (configId: string, path: string) => Promise<StoredFile | null>;
  /** Takes note of a call by which a signed-in user may have written something. It neither waits nor fails. */
  readonly noteOperation: (operated: Operated) => void;
  /** Has due work begin at once. Where it is left out no loop runs, and the work waits for one. */
  readonly wake?: Call['wake'];
}

/** The app's input beside the request (`fetch(request, origin)`), and its notes for the log line. */
interface AppEnvironment {
  Bindings: RequestOrigin;
  Variables: {
    requestId: string;
    /** Where the request comes from. */
    address: string;
    code: number | null;
    user: SignedInUser | null;
    rightsRevision: string | null;
    failure: unknown;
    /** The operation that is carried out; null for reads, public calls and those that are refused before it is clear who calls. */
    operation: Operation | null;
    recordId: Operated['recordId'];
    /** The words of a refusal. */
    refusal: string | null;
    /** Settles when the last byte of a file is taken, with what broke it; null where the answer is whole at once. */
    sent: Promise<unknown> | null;
  };
}

export type App = Hono<AppEnvironment>;

/**
 * The API as a function from request to answer. It answers every path of its implementations under `/admin-api` and
 * `/prod-api/admin-api` alike; a call is checked in the order that the contract records (docs/protocol/README.md §2.1).
 */
export function createApp(options: AppOptions): App {
  const { databaseOf, clock, steadyClock, settings, log, implementations, callers, dictLabels, storedFile, noteOperation } =
    options;
  const wake = options.wake ?? (() => {});
  const bound = implementations.map((implementation) => ({ ...implementation, db: databaseOf(implementation.endpoint) }));
  const methodsOfPath = Map.groupBy(bound, ({ endpoint }) => endpoint.path);
  const app: App = new Hono();

  app.use(async (context, next) => {
    const started = performance.now();
    const id = randomUUID().replaceAll('-', '');
    const address = requestAddress(context.env, context.req.raw.headers, settings.trustedProxies);
    context.set('requestId', id);
    context.set('address', address);
    context.set('code', null);
    context.set('user', null);
    context.set('rightsRevision', null);
    context.set('sent', null);
    context.set('operation', null);
    context.set('recordId', null);
    context.set('refusal', null);
    await next();
    context.header('trace-id', id);
    // Refusals have it too: a browser learns from one that its user has other rights now.
    context.header('rights-revision', context.get('rightsRevision') ?? undefined);
    context.header('X-Content-Type-Options', 'nosniff');
    const endpoint = context.get('operation');
    const user = context.get('user');
    if (endpoint !== null && user !== null)
      noteOperation({
        endpoint,
        user,
        id,
        recordId: context.get('recordId'),
        code: context.get('code') ?? context.res.status,
        refusal: context.get('refusal'),
        durationMs: performance.now() - started,
        address,
        userAgent: context.req.header('user-agent') ?? '',
      });
    const write = (failure: unknown): void =>
      log(
        requestLine({
          request: context.req.raw,
          started,
          time: clock(),
          failure,
          id,
          status: context.res.status,
          code: context.get('code'),
          user: user?.id ?? null,
          address,
        }),
      );
    const sent = context.get('sent');
    if (sent === null) write(context.get('failure'));
    else void sent.then(write);
  });

  const answer = async (context: Context<AppEnvironment>): Promise<Response> => {
    const { headers } = context.req.raw;
    const serverPath = context.req.path.replace(/^\/prod-api/, '');
    const candidates = methodsOfPath.get(serverPath.slice('/admin-api'.length));
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    const implementation = candidates?.find(({ endpoint }) => endpoint.method === method);
    const access = implementation?.endpoint.access;
    if (candidates?.some(({ endpoint }) => endpoint.crossOrigin) === true) {
      context.header('Access-Control-Allow-Origin', '*');
      if (method === 'OPTIONS') return preflight(context);
    }
    const anonymousRead = access === 'public' && method === 'GET' && !headers.has('authorization');
    if (!anonymousRead) context.header('Cache-Control', 'no-store');

    const call = { headers, origin: context.env, access };
    const caller = await callers.find(call);
    const user = caller?.user ?? null;
    context.set('user', user);
    context.set('rightsRevision', caller?.rightsRevision ?? null);
    if (user === null && access !== 'public') throw notSignedIn();

    const needsTenant = settings.tenant && implementation?.endpoint.tenant !== false;
    const tenantId = tenantOfCall(settings.tenant ? headers.get('tenant-id') : null, user, needsTenant);
    // The tenant of a signed-in user is always the user's own.
    if (needsTenant) await (caller === null ? callers.checkTenant(tenantId) : caller.checkTenant());

    if (implementation === undefined) {
      if (candidates !== undefined) throw wrongMethod(context.req.method);
      return context.json({ timestamp: clock(), status: 404, error: 'Not Found', path: serverPath }, 404);
    }

    const { endpoint } = implementation;
    if (method !== 'GET' && access !== 'public') context.set('operation', endpoint);
    const mayCall = typeof access !== 'object' || (user !== null && isAdmitted(user, access));
    // The contract checks the permission last, but nobody else may send what is longer than usual.
    if (!mayCall && (endpoint.carries !== undefined || endpoint.inputIn === 'multipart')) throw notPermitted();
    const input = await callInput(endpoint, context.req.raw);
    context.set('recordId', recordNamed(input));
    if (!mayCall) throw notPermitted();

    const reply = implementation.handle({
      input,
      // It is null only where the endpoint is public, as the handler's own type says.
      user: user as SignedInUser,
      tenantId,
      granted: { menus: caller?.menus ?? [], permissions: caller?.menuPermissions ?? [] },
      menus: () => callers.menus(call),
      dictLabels,
      db: implementation.db,
      clock,
      steadyClock,
      settings,
      wake,
      request: {
        isHead: context.req.method === 'HEAD',
        id: context.get('requestId'),
        address: context.get('address'),
        userAgent: headers.get('user-agent') ?? '',
        headers,
      },
    });
    // One that failed may have written all the same.
    const { data, file } = await (method === 'GET' ? reply : reply.finally(context.env.written));
    context.set('code', 0);
    if (file === undefined) {
      context.set('recordId', context.get('recordId') ?? recordMade(endpoint, data));
      return context.json(endpoint.answer === 'bare' ? data : { code: 0, data, msg: '' });
    }
    const { content, sent } = watched(file.content);
    context.set('sent', sent);
    // Nobody reads what a HEAD does not carry.
    if (context.req.method === 'HEAD') await content.cancel();
    return context.body(content, 200, {
      ...file.headers,
      'Content-Type': file.mediaType,
      'Content-Disposition': `attachment;filename=${encodeURIComponent(file.name)}`,
    });
  };
  const file = async ({ req }: Context<AppEnvironment>): Promise<Response> =>
    fileAnswer(req.raw, await storedFile(req.param('configId') ?? '', req.param('path') ?? ''));
  for (const prefix of ['', '/prod-api']) app.get(`${prefix}/admin-api/infra/file/:configId/get/:path{.+}`, file);
  app.all('/admin-api/*', answer);
  app.all('/prod-api/admin-api/*', answer);

  app.onError((error, context) => {
    const later = databaseRefusal(error);
    const refusal = error instanceof BusinessError ? error : (later ?? systemError());
    context.set('code', refusal.code);
    context.set('refusal', refusal.message);
    if (refusal !== error || error instanceof TargetFailure) context.set('failure', error);
    const status = error instanceof TargetFailure ? error.code : later === null ? 200 : 503;
    return context.json({ code: refusal.code, data: null, msg: refusal.message }, status, { ...refusal.headers });
  });

  return app;
}
