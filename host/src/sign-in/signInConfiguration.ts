/** What this document needs of the run-time configuration. */
export interface SignInConfiguration {
  readonly company: { readonly name: string; readonly titleTemplate: string };
  /** Whether the form asks for a tenant. */
  readonly tenant: boolean;
  readonly apiBase: string;
}

/**
 * Reads the configuration that the document carries. By hand, since the federation loader, which reads it in the
 * other documents, is not worth its bytes here.
 *
 * @throws Error when the document was not written by `mfe`
 */
export function signInConfiguration(): SignInConfiguration {
  const text = document.getElementById('app-config')?.textContent ?? '';
  if (text === '') throw new Error('This document has no <script id="app-config">; publish the host again.');
  // Written into the document by the command that has checked it against federation's schema.
  return JSON.parse(text) as SignInConfiguration;
}
