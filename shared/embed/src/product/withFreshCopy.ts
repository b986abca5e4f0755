import { refetchFiles } from '@zhilv/loader/embedding';

/**
 * Loads a file, and once more where that fails although the server gives it: the browser may have kept a bad copy, or one from
 * before pages of this origin were let in.
 * @throws whatever `load` throws
 */
export async function withFreshCopy<Loaded>(url: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if ((await refetchFiles([url])) !== 'served') throw error;
    return load();
  }
}
