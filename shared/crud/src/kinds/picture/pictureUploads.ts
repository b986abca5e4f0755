import { file as files } from '@zhilv/contract/infra';
import { ApiError, call } from '@zhilv/platform';
import type { PictureEntry, Unfinished } from './pictureEntries.ts';

interface Upload {
  readonly stopping: AbortController;
  /** The address, or why there is none. */
  readonly outcome: Promise<{ readonly address: string } | { readonly fault: string }>;
}

/** The uploads of this document, also those that have ended: a field that was not shown meanwhile asks what came of its own. */
const uploads = new Map<string, Upload>();

/**
 * Sends a picture. However many fields show it, and however often one comes and goes meanwhile, it is sent once.
 * @returns what stands in its place from then on: its address, or the same with the reason why it was not taken
 */
export async function uploaded(entry: Unfinished): Promise<PictureEntry> {
  const { outcome } = uploads.get(entry.upload) ?? begin(entry);
  const came = await outcome;
  return 'address' in came ? came.address : { ...entry, ...came };
}

/** Stops the upload of a picture that its field wants no more. Whoever else shows it may send it again. */
export const stopUpload = ({ upload }: Unfinished): void => uploads.get(upload)?.stopping.abort();

function begin({ upload, file }: Unfinished): Upload {
  const stopping = new AbortController();
  const begun = { stopping, outcome: outcomeOf(upload, file, stopping.signal) };
  uploads.set(upload, begun);
  return begun;
}

async function outcomeOf(upload: string, file: File, signal: AbortSignal): Upload['outcome'] {
  try {
    return { address: await call(files.upload, { file }, { quiet: true, signal }) };
  } catch (error) {
    if (signal.aborted) return { fault: '上传已取消' };
    if (error instanceof ApiError) return { fault: error.message };
    // The page has ended; one that comes with its draft sends it again.
    uploads.delete(upload);
    throw error;
  }
}
