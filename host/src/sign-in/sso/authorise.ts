import { oauth2 } from '@zhilv/contract/system';
import { ApiError, call, session } from '@zhilv/platform';
import { signInAddress } from '../../address/signInAddress.ts';
import { type AuthorisationRequest, leadsBack } from './authorisationRequest.ts';

/** Why nothing can be decided here: the request is wrong, or the same may succeed later, or the back end has no such calls. */
export interface Fault {
  readonly kind: 'wrong' | 'passing' | 'closed';
  readonly text: string;
}

/** The application that asks. */
export interface Asking {
  readonly name: string;
  readonly logo: string | null;
  /** The scopes that it asks for. */
  readonly scopes: readonly string[];
}

/** The document is on its way to another one, or the user is asked, or neither can be. */
export type Opened = 'leaving' | Asking | Fault;

/** Goes back to the application at once where the user has approved the same before; else tells who asks. */
export async function openRequest(request: AuthorisationRequest): Promise<Opened> {
  try {
    if (request.scopes.length > 0) {
      const decisions = Object.fromEntries(request.scopes.map((scope) => [scope, true]));
      const target = await authorise(request, decisions, true);
      if (target !== null) return leave(target, request);
    }
    const { client, scopes } = await call(oauth2.info, { clientId: request.clientId }, { quiet: true });
    const own = scopes.map(({ key }) => key);
    const asked = request.scopes.length > 0 ? own.filter((scope) => request.scopes.includes(scope)) : own;
    return { name: client.name, logo: client.logo || null, scopes: asked };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Tells the application what the user has decided, and goes back to it. */
export async function decide(
  request: AuthorisationRequest,
  decisions: Readonly<Record<string, boolean>>,
): Promise<'leaving' | Fault> {
  try {
    const target = await authorise(request, decisions, false);
    return target === null ? { kind: 'passing', text: '服务器没有给出返回应用的地址。' } : leave(target, request);
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * Refuses all that the application asks for, and goes back to it. Where it asks for no scope nothing is sent, so that it is not told: a
 * back end takes an answer without a scope for a consent, and would let it in.
 */
export async function refuse(request: AuthorisationRequest, scopes: readonly string[]): Promise<'leaving' | 'refused' | Fault> {
  if (scopes.length === 0) return 'refused';
  return decide(request, Object.fromEntries(scopes.map((scope) => [scope, false])));
}

/** Signs out, and comes back here with whoever signs in then. */
export async function signInAsOther(): Promise<void> {
  await session.signOut();
  window.location.replace(signInAddress(window.location.pathname + window.location.search));
}

const authorise = (request: AuthorisationRequest, decisions: Readonly<Record<string, boolean>>, silently: boolean) =>
  call(
    oauth2.authorize,
    {
      response_type: request.responseType,
      client_id: request.clientId,
      redirect_uri: request.redirectUri,
      auto_approve: silently,
      scope: JSON.stringify(decisions),
      ...(request.state !== undefined && { state: request.state }),
      ...(request.challenge !== undefined && { code_challenge: request.challenge }),
      ...(request.challengeMethod !== undefined && { code_challenge_method: request.challengeMethod }),
    },
    { quiet: true },
  );

function leave(target: string, request: AuthorisationRequest): 'leaving' | Fault {
  if (!leadsBack(target, request)) return { kind: 'wrong', text: '服务器给出的返回地址与应用请求的不一致，已停止跳转。' };
  window.location.replace(target);
  return 'leaving';
}

async function outcomeOf(error: unknown): Promise<'leaving' | Fault> {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'expired') {
    await signInAsOther();
    return 'leaving';
  }
  if (error.code === 404 || error.code === 501) return { kind: 'closed', text: '当前系统没有开放单点登录，请联系管理员。' };
  const text = FAULTS.get(error.code);
  return { kind: text === undefined && error.code !== 400 ? 'passing' : 'wrong', text: text ?? error.message };
}

/** The refusals that concern the application's request (docs/protocol/system.md §4). */
const FAULTS: ReadonlyMap<number, string> = new Map([
  [1_002_020_000, '请求授权的应用不存在，或不属于当前账号的租户。'],
  [1_002_020_002, '请求授权的应用已停用。'],
  [1_002_020_003, '该应用不能以这种方式请求授权。'],
  [1_002_020_004, '该应用请求的权限超出了它登记的范围。'],
  [1_002_020_005, '该应用请求的返回地址没有登记，为了您的账号安全，不会跳转到那里。'],
]);
