import {
  beginUpload,
  DEPLOY_BODIES,
  integrityOfDigest,
  removeUpload,
  takeFile,
  UPLOAD_LIMITS,
  uploadedDirectory,
} from '@zhilv/release/site-directory';
import { bytesUpTo } from '@zhilv/release/bytes-up-to';
import { bodyOf, type DeployCall, type DeployContext } from './DeployCall.ts';
import { DeployRefused, withoutPath } from './DeployRefused.ts';
import { inPlaceThread } from './inPlaceThread.ts';
import { checkDeployToken, withDeployToken } from './withDeployToken.ts';

/** Names, digests and plain paths, so that nothing outside of an upload can be named. */
const PATH = /^uploads\/(host|remote_[a-z0-9_]{1,57})(?:\/([0-9a-f]{64})\/(?:(publish)|files\/(.+)))?$/;

/** Answers the calls that bring a release: its description first, then the files that are missing, then the word to publish it. Null for others. */
export async function uploadCall(context: DeployContext, call: DeployCall): Promise<object | null> {
  const { siteDirectory } = context;
  const { request, path, address } = call;
  const [, name, upload, publish, file] = PATH.exec(path) ?? [];
  if (name === undefined) return null;
  const use = { ...context, headers: request.headers, address };

  if (upload === undefined) {
    if (request.method !== 'POST') return null;
    const changes = new URL(request.url).searchParams.get('activate') === 'true';
    return withDeployToken(use, { action: 'upload', name, changes }, async () => {
      const description = await bytesUpTo(request.body, UPLOAD_LIMITS.descriptionBytes);
      if (description === null) throw new DeployRefused(413, 'release.json is too long');
      return beginUpload({ siteDirectory, name, description });
    });
  }

  const options = { siteDirectory, name, upload };
  if (file !== undefined) {
    if (request.method !== 'PUT') return null;
    await checkDeployToken(use, { action: 'upload', name, changes: false });
    await takeFile(options, file, request.body ?? []);
    return { lines: [], release: null };
  }

  if (publish === undefined || request.method !== 'POST') return null;
  const input = await bodyOf(call, DEPLOY_BODIES.publish);
  return withDeployToken(use, { action: 'publish', name, changes: input.activate }, async (now, admit) => {
    const directory = await uploadedDirectory(options);
    // It waits for its turn, and what is signed there is what the digest of the upload says, whoever writes to the disk meanwhile.
    const release = { directory, integrity: integrityOfDigest(upload), ...input };
    const task = { siteDirectory, command: 'publish', input: release, now } as const;
    const { lines, release: published } = await inPlaceThread(task, { admit }).catch(async (error: unknown) => {
      // Another publisher may have finished this very upload meanwhile.
      await uploadedDirectory(options);
      throw error;
    });
    await removeUpload(options);
    return { lines: lines.map((line) => withoutPath(line, siteDirectory)), release: published };
  });
}
