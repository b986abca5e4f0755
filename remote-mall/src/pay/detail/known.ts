/** Whether a text says anything: a back end leaves one that it does not know null or empty. */
export const known = (text: string | null | undefined): text is string => text !== null && text !== undefined && text !== '';
