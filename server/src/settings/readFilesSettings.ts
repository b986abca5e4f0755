import path from 'node:path';
import type { FilesSettings } from './FilesSettings.ts';
import { StartupError } from './StartupError.ts';

interface Values {
  readonly FILES_DIR?: string | undefined;
  readonly FILES_S3_ENDPOINT?: string | undefined;
  readonly FILES_S3_REGION: string;
  readonly FILES_S3_ACCESS_KEY_ID: string;
  readonly FILES_S3_SECRET_ACCESS_KEY: string;
}

/**
 * Gives the place of uploaded files from values of the environment.
 * @throws StartupError when two places are named, or one without its key
 */
export function readFilesSettings(values: Values): FilesSettings {
  const { FILES_DIR, FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = values;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (FILES_DIR !== undefined && endpoint !== undefined)
    throw new StartupError('FILES_DIR and FILES_S3_ENDPOINT are both set, and files are kept in one place. Unset one of them.');
  if (FILES_DIR !== undefined) return { kind: 'directory', directory: path.resolve(FILES_DIR) };
  if (endpoint === undefined) return { kind: 'database' };
  if (accessKeyId === '' || secretAccessKey === '')
    throw new StartupError('FILES_S3_ENDPOINT needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY. Set them.');
  return { kind: 's3', endpoint, region, accessKeyId, secretAccessKey };
}
