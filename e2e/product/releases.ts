import * as z from 'zod/mini';

const File = z.object({ file: z.string() });
const Page = z.object({ path: z.optional(z.string()), layout: z.string(), js: z.array(File), css: z.array(File) });
const Slot = z.object({ js: z.array(File), css: z.array(File) });
const Release = z.object({
  url: z.string(),
  load: z.nullable(z.object({ entry: z.nullable(File), pages: z.record(z.string(), Page), slots: z.record(z.string(), Slot) })),
});
const HostRelease = z.object({ load: z.nullable(z.object({ host: z.object({ signInAddresses: z.array(z.string()) }) })) });
const Registry = z.object({
  host: z.object({ releases: z.array(HostRelease) }),
  remotes: z.record(z.string(), z.object({ releases: z.array(Release) })),
});

/** The files of the live release of a remote; the registry names those of no other release. */
export interface LiveRelease extends NonNullable<z.infer<typeof Release>['load']> {
  readonly remote: string;
  /** The directory of its files, from the origin's root, with a slash at both ends. */
  readonly base: string;
}

/** The live releases that a product's registry names. */
export async function liveReleases(url: string): Promise<readonly LiveRelease[]> {
  const { remotes } = Registry.parse(await (await fetch(`${url}/registry.json`)).json());
  return Object.entries(remotes).flatMap(([remote, { releases }]) =>
    releases.flatMap(({ url: base, load }) => (load ? [{ remote, base, ...load }] : [])),
  );
}

/** Gives the addresses of the sign-in document, which the registry has from the live host; one may end in a parameter. */
export async function signInAddresses(url: string): Promise<readonly string[]> {
  const { host } = Registry.parse(await (await fetch(`${url}/registry.json`)).json());
  return host.releases.flatMap(({ load }) => load?.host.signInAddresses ?? []);
}

/** Every file that the registry names for a container, a page or a slot, by its path. */
export async function filesOfPages(url: string): Promise<ReadonlySet<string>> {
  const files = (await liveReleases(url)).flatMap(({ base, entry, pages, slots }) => {
    const ofModules = [...Object.values(pages), ...Object.values(slots)].flatMap(({ js, css }) => [...js, ...css]);
    return [...(entry ? [entry] : []), ...ofModules].map(({ file }) => base + file);
  });
  return new Set(files);
}

/** Every file of the host that the document of an address names, by its path. */
export async function filesOfDocument(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  return Array.from(html.matchAll(/(?:src|href)="(\/host\/[^"]+)"/g), ([, file = '']) => file);
}
