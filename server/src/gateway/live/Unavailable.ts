/** Says that something the answer needs is missing for now. The answer is 503 with the message; the cause is for the log. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
