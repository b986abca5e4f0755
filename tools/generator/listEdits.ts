import { GeneratorError } from './GeneratorError.ts';

/** What is added to a list of a source file. */
interface Addition {
  /** The exported list: an array, or an object that is the argument of a call. */
  readonly list: string;
  /** One line, without the comma at its end. */
  readonly entry: string;
  /** The import that the entry needs. */
  readonly importing?: { readonly name: string; readonly from: string };
}

/**
 * Adds an entry to the end of a list.
 * @throws GeneratorError when the file has no such list, or has the imported name already
 */
export function addToList(source: string, { list, entry, importing }: Addition): string {
  if (importing && new RegExp(String.raw`\b${importing.name}\b`).test(source))
    throw new GeneratorError(`${importing.name} is there already; call it something else`);
  // The formatter puts a short list on one line.
  const opened = source.replace(
    new RegExp(String.raw`^(export const ${list}\b[^=]*= )\[(.*)\];$`, 'm'),
    (_, head: string, items: string) => `${head}[\n${items === '' ? '' : `  ${items},\n`}];`,
  );
  const start = opened.search(new RegExp(String.raw`^export const ${list}\b`, 'm'));
  const length = start === -1 ? -1 : opened.slice(start).search(/^[\]}]\)?;$/m);
  if (length === -1) throw new GeneratorError(`there is no list ${list} to add this to: ${entry}`);
  const end = start + length;
  const added = `${opened.slice(0, end)}  ${entry},\n${opened.slice(end)}`;
  return importing ? addImport(added, importing) : added;
}

/** In its place among the imports of files of our own, which are ordered by where they come from. */
function addImport(source: string, { name, from }: { readonly name: string; readonly from: string }): string {
  const line = `import { ${name} } from '${from}';\n`;
  const imports = [...source.matchAll(/^import [^;]*from '([^']+)';\n/gm)];
  const next = imports.find(([, other = '']) => other.startsWith('.') && other > from);
  const last = imports.at(-1);
  const place = next ? next.index : last ? last.index + last[0].length : 0;
  return source.slice(0, place) + line + source.slice(place);
}

/** Adds entries to an object of a package.json that does not have them yet; its keys stay in their order. */
export function addToPackage(source: string, field: 'dependencies' | 'exports', added: Readonly<Record<string, string>>): string {
  const manifest = JSON.parse(source) as Record<string, Record<string, string>>;
  const entries = Object.entries({ ...added, ...manifest[field] });
  // Entries of a package have an order that tells something; dependencies stand by their names.
  const ordered =
    field === 'dependencies'
      ? entries.sort(([one], [other]) => one.localeCompare(other))
      : Object.entries({ ...manifest[field], ...added });
  return `${JSON.stringify({ ...manifest, [field]: Object.fromEntries(ordered) }, null, 2)}\n`;
}
