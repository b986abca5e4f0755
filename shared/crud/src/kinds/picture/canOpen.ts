/**
 * Whether a picture's address may be a link, too. Others have written it, and a link runs what a picture does not; a document of other
 * people, which names no file hosts, lets every address through to here.
 */
export const canOpen = (address: string): boolean => /^(?:https?:\/\/|\/(?!\/))/i.test(address);
