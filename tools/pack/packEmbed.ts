import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { compilePackages } from './compilePackages.ts';
import { packFolder, type PackedPackage } from './packFolder.ts';
import type { Manifest } from './packedManifest.ts';

/**
 * Writes a tarball of the module by which pages of others show remotes: the built module, which needs no other package, with
 * its declarations.
 * @throws Error with the compiler's or rspack's messages
 */
export function packEmbed(root: string, folder: string): PackedPackage {
  mkdirSync(folder, { recursive: true });
  const directory = path.join(root, 'shared/embed');
  const stage = mkdtempSync(path.join(tmpdir(), 'zhilv-embed-'));
  const compiled = compilePackages(root, [directory]);
  try {
    const lib = path.join(stage, 'lib');
    execFileSync(process.execPath, [path.join(root, 'shared/build/src/pack/embedMain.ts'), lib], {
      cwd: directory,
      stdio: 'pipe',
    });
    copyDeclarations(path.join(compiled, 'shared/embed/src'), lib, 'index.d.ts');
    cpSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
    const { name, version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
    const exports = { '.': { types: './lib/index.d.ts', default: './lib/embed.js' } };
    return packFolder(stage, { name, version, private: true, license: 'MIT', type: 'module', exports }, folder);
  } finally {
    for (const made of [stage, compiled]) rmSync(made, { recursive: true, force: true });
  }
}

/** Copies a module's declarations and those that they import. */
function copyDeclarations(from: string, to: string, file: string): void {
  const text = readFileSync(path.join(from, file), 'utf8');
  cpSync(path.join(from, file), path.join(to, file));
  for (const [, imported = ''] of text.matchAll(/from '(\.[\w./]+)\.[jt]s'/g))
    copyDeclarations(from, to, path.join(path.dirname(file), `${imported}.d.ts`));
}
