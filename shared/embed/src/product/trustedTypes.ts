/** The part of Trusted Types that is used here; TypeScript's DOM library does not have it yet. */
interface TrustedTypePolicy {
  readonly createScriptURL: (url: string) => string;
  readonly createHTML: (html: string) => string;
}

interface TrustedTypeFactory {
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
}

/** A content policy of the surrounding page has to allow this name where it enforces Trusted Types. */
const NAME = 'zhilv-embed';

/** Folders that scripts may come from. */
const folders = new Set<string>();

const rules: TrustedTypePolicy = {
  createScriptURL(url) {
    if ([...folders].some((folder) => url.startsWith(folder))) return url;
    throw new TypeError(`no release has the script ${url}`);
  },
  // The sanitiser of `platform` parses by it, and makes markup of what is left.
  createHTML: (html) => html,
};

let policy: TrustedTypePolicy | undefined;

/** Gives the policy of this module. It is made when it is first asked for, so that importing the module needs no permission. */
export const trusted = (): TrustedTypePolicy =>
  (policy ??= (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes?.createPolicy(NAME, rules) ?? rules);

/** Lets scripts come from a folder. @param address absolute, with a slash at its end */
export function allowScriptsBelow(address: string): void {
  folders.add(address);
}
