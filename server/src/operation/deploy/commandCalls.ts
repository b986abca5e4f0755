import { DEPLOY_BODIES } from '@zhilv/release/site-directory';
import { bodyOf, type DeployCall, type DeployContext } from './DeployCall.ts';
import { withoutPath } from './DeployRefused.ts';
import { inPlaceThread } from './inPlaceThread.ts';
import { withDeployToken } from './withDeployToken.ts';

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name => names.some((one) => one === name);

/** Answers the calls that change what is live, and those that look at it; null for others. */
export async function commandCall(context: DeployContext, call: DeployCall): Promise<object | null> {
  const { siteDirectory } = context;
  const { request, path, address } = call;
  const use = { ...context, headers: request.headers, address };

  if (request.method === 'POST' && isOneOf(['promote', 'rollback', 'disable', 'enable'], path)) {
    const input = await bodyOf(call, DEPLOY_BODIES[path]);
    return withDeployToken(use, { action: path, changes: true, ...input }, async (now, admit) => {
      const { lines, release } = await inPlaceThread({ siteDirectory, command: path, input, now }, { admit });
      return { lines: lines.map((line) => withoutPath(line, siteDirectory)), release };
    });
  }

  if (request.method !== 'GET' || !isOneOf(['status', 'verify'], path)) return null;
  return withDeployToken(use, { action: path, name: null, changes: false }, async (now) => {
    if (path === 'status')
      return { ...(await inPlaceThread({ siteDirectory, command: path, input: undefined, now })), release: null };
    const problems = await inPlaceThread({ siteDirectory, command: path, input: undefined, now });
    return { problems: problems.map((one) => ({ ...one, says: withoutPath(one.says, siteDirectory) })), release: null };
  });
}
