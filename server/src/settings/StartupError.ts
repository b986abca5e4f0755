/** Says why the server cannot start. The message is one line that tells the operator what to do; a stack would not help. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
