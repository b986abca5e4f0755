import type { CheckedUrl } from '../request/fileRequests.ts';

/** A script that has not answered by then counts as failed. */
const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * Runs a script whose digest is known.
 * @param trusted gives the address as the document's Trusted Types policy wants it
 * @throws Error when it does not come, is another one, or takes too long
 */
export async function insertScript({ url, integrity }: CheckedUrl, trusted: (url: string) => string = String): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.async = true;
  script.src = trusted(url);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(new Error(`the script ${url} did not come`));
      timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', fail);
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}
