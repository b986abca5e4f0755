/** Something the answer needs cannot be had for now: 503, with the message as its text. The cause is for the log. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
