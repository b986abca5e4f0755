const EXPRESSION = /[$#]\{/;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const DURATION = /^P(?=\d|T\d)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/;
/** How often, and from when on, and until when. */
const REPETITION = /^R\d*\/(?:[^/]+\/)?(P[^/]+)(?:\/[^/]+)?$/;
/** Six fields, or seven with the year, as engines read it. */
const CRON = /^(?:[\d*?,/\-LW#A-Z]+\s+){5,6}[\d*?,/\-LW#A-Z]+$/i;

export const isExpression = (text: string): boolean => EXPRESSION.test(text);

/** Whether a text is an ISO 8601 date, with a time or without one. */
export const isIsoDate = (text: string): boolean => DATE.test(text.trim());

/** Whether a text is an ISO 8601 duration, such as `PT30M`. */
export const isIsoDuration = (text: string): boolean => DURATION.test(text.trim());

/** Whether a text says how something is repeated: `R3/PT10M`, a duration, or a cron expression. */
export function isCycle(text: string): boolean {
  const [, duration] = REPETITION.exec(text.trim()) ?? [];
  return isIsoDuration(duration ?? text) || CRON.test(text.trim());
}
