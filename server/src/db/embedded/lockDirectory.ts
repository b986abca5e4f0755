import { claimDirectory } from '@zhilv/release/site-directory';
import { StartupError } from '../../settings/StartupError.ts';

/**
 * Makes this process the only user of a data directory; gives the function that releases it.
 * @throws StartupError when a running process has the directory, or it cannot be written to
 */
export function lockDirectory(directory: string): () => void {
  const claim = claimed(directory);
  if ('release' in claim) return claim.release;
  throw new StartupError(
    `The data directory ${directory} is in use by process ${claim.holder}. Stop that process first; a second server needs a DATA_DIR of its own.`,
  );
}

function claimed(directory: string): ReturnType<typeof claimDirectory> {
  try {
    return claimDirectory(directory, 'lock');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data directory ${directory} cannot be used: ${reason}. Correct it, or set DATA_DIR to another directory.`,
    );
  }
}
