/** A message with a code. */
interface SmsMessage {
  readonly mobile: string;
  readonly scene: number;
  readonly code: string;
  /** Epoch milliseconds. */
  readonly createTime: number;
}

/** Takes a message to its phone. @throws Error when it could not be handed over */
export type SmsGateway = (message: SmsMessage) => Promise<void>;

const MOST_KEPT = 100;

/** In development the server plays the gateway: messages come here instead of to phones. */
class SmsOutbox {
  readonly #messages: SmsMessage[] = [];
  /** Is told of every message, for the server's log. */
  onMessage: (message: SmsMessage) => void = () => {};

  readonly put: SmsGateway = async (message) => {
    this.#messages.unshift(message);
    this.#messages.splice(MOST_KEPT);
    this.onMessage(message);
  };

  /** The messages to a number, the newest first. */
  sentTo(mobile: string): SmsMessage[] {
    return this.#messages.filter((message) => message.mobile === mobile);
  }
}

/** One process serves an installation in development, so that its memory is enough. */
export const smsOutbox = new SmsOutbox();
