/** Tells whether the page can have no session of the product in its storage. @throws TypeError for what is no address */
export const isOfOtherOrigin = (registry: string): boolean => new URL(registry).origin !== location.origin;
