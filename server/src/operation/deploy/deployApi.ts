import { DEPLOY_API, HOW_TO_GET_A_DEPLOY_TOKEN } from '@zhilv/release/site-directory';
import { ClientShares } from '../../call/ClientShares.ts';
import { tooManyCalls } from '../../call/apiErrors.ts';
import { commandCall } from './commandCalls.ts';
import { type DeployCall, type DeployContext, deployAnswer } from './DeployCall.ts';
import { DeployRefused, deployRefusalOf } from './DeployRefused.ts';
import { uploadCall } from './uploadCalls.ts';

/** Answers a request below `DEPLOY_API`. `address` is the caller's. */
export type TakeDeployCalls = (request: Request, pathname: string, address: string) => Promise<Response>;

/** A network may bring so many calls that are refused; those that are right cost it nothing (docs/threats.md §12). */
const REFUSALS = { ofClient: { atOnce: 60, perSecond: 1 } };

/**
 * Answers the calls by which releases are published over HTTP (docs/protocol/operation.md §4), with the very functions of `mfe`.
 * A deploy token alone tells who calls.
 */
export function deployApi(context: DeployContext): TakeDeployCalls {
  const refusals = new ClientShares(REFUSALS);

  const answer = async (call: DeployCall): Promise<Response> => {
    try {
      const done = (await uploadCall(context, call)) ?? (await commandCall(context, call));
      if (done === null) throw new DeployRefused(404, 'there is no such call');
      refusals.giveBack(call.address);
      return deployAnswer(done);
    } catch (error) {
      const refusal = deployRefusalOf(error, context.siteDirectory);
      // Whoever has a token that is good for something does not guess.
      if (!(refusal instanceof DeployRefused) || refusal.status !== 401) refusals.giveBack(call.address);
      if (!(refusal instanceof DeployRefused)) throw refusal;
      const { status, reason, words } = refusal;
      return deployAnswer({ reason, message: status === 401 ? `${words}\n${HOW_TO_GET_A_DEPLOY_TOKEN}` : words }, status);
    }
  };

  return async (request, pathname, address) => {
    if (refusals.take(address) === null) return answer({ request, path: pathname.slice(DEPLOY_API.length), address });
    const message = 'too many deploy calls from this network were refused; wait a minute';
    return deployAnswer({ reason: 'refused', message }, 429, tooManyCalls().headers);
  };
}
