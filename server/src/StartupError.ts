/** Why the server cannot start. The message is one line for the operator and says what to do; no stack is worth showing. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
