type Field = 'dependencies' | 'devDependencies' | 'exports';

/** Adds entries to an object of a package.json that does not have them yet; its keys stay in their order. */
export function addToPackage(source: string, field: Field, added: Readonly<Record<string, string>>): string {
  const manifest = JSON.parse(source) as Record<string, Record<string, string>>;
  const entries = Object.entries({ ...added, ...manifest[field] });
  // Entries of a package have an order that tells something; dependencies stand by their names.
  const ordered =
    field === 'exports'
      ? Object.entries({ ...manifest[field], ...added })
      : entries.sort(([one], [other]) => one.localeCompare(other));
  return `${JSON.stringify({ ...manifest, [field]: Object.fromEntries(ordered) }, null, 2)}\n`;
}
