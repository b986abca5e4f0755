type Versions = Readonly<Record<string, string>>;

/** The part of a `package.json` that matters to those who install the package. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  /** The package's rules on how it is built into others. */
  readonly zhilv?: object;
  readonly bin?: Versions;
  /** A package that nobody imports has none. */
  readonly exports?: Readonly<Record<string, string | Versions>>;
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly engines?: Versions;
}

/** The versions that `pnpm-workspace.yaml` pins, by package. */
export function readCatalog(yaml: string): ReadonlyMap<string, string> {
  const [, lines = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(yaml) ?? [];
  return new Map([...lines.matchAll(/^ {2}'?([^':\s]+)'?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]));
}

/**
 * The `package.json` of a tarball: exact versions in place of `catalog:` and `workspace:`, and nothing that concerns only
 * those who work on the package.
 * @param versionOf gives the version of another package of ours
 * @throws Error for a dependency that the catalog does not pin
 */
export function packedManifest(
  { name, version, type, sideEffects, zhilv, bin, exports, engines, dependencies = {}, peerDependencies = {} }: Manifest,
  catalog: ReadonlyMap<string, string>,
  versionOf: (name: string) => string,
): Manifest {
  const exact = (versions: Versions): Versions =>
    Object.fromEntries(
      Object.entries(versions).map(([dependency, range]) => {
        const pinned = range.startsWith('workspace:') ? versionOf(dependency) : catalog.get(dependency);
        if (pinned === undefined) throw new Error(`${name} depends on ${dependency}, which the catalog does not pin`);
        return [dependency, pinned];
      }),
    );
  return {
    name,
    version,
    // Private packages can be packed and installed, and are never sent to a registry by mistake.
    private: true,
    license: 'MIT',
    ...(type !== undefined && { type }),
    ...(sideEffects !== undefined && { sideEffects }),
    ...(zhilv && { zhilv }),
    ...(bin && { bin }),
    ...(exports && { exports }),
    ...(engines && { engines }),
    dependencies: exact(dependencies),
    peerDependencies: exact(peerDependencies),
  };
}
