import { createHash } from 'node:crypto';
import type { Compiler, Module } from '@rspack/core';
import { fileInPackage } from '../package/fileInPackage.ts';

/** The numbers have at most four digits, as rspack's own have, for they stand in every import of the output. */
const NUMBERS = 10_000;

/** An absolute path inside an identifier. It ends before a space, a quote, a query, a bracket or the next loader. */
const ABSOLUTE = /(?:[A-Za-z]:)?[\\/](?:[^\s"'?!|()=]+[\\/])+[^\s"'?!|()=]+/g;

/** rspack's digest over modules that were concatenated, which is made from their absolute paths. */
const CONCATENATED = /\|[0-9a-f]{16}$/;

/**
 * Numbers modules by their places in their packages, so that a build gives the same bytes wherever the checkout and the
 * installed packages lie. rspack's own numbers are made from absolute paths for the modules of federation.
 */
export class ModuleNumbers {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ModuleNumbers', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleNumbers', (modules) => {
        // rspack gives modules whose number can be set and whose identifier is a text, which its types do not say.
        const named = ([...modules] as unknown as NumberedModule[]).map((module) => ({ module, name: nameOf(module) }));
        named.sort((one, other) => (one.name < other.name ? -1 : 1));
        const taken = new Set<number>();
        for (const { module, name } of named) {
          let number = numberOf(name);
          for (let attempt = 1; taken.has(number); attempt++) number = numberOf(`${name} ${attempt}`);
          taken.add(number);
          module.id = number;
        }
      });
    });
  }
}

type NumberedModule = Omit<Module, 'identifier'> & { id: number; readonly identifier: string };

const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() % NUMBERS;

/** A module's identifier with every file named by its package. Loaders are left out, because packed presets have compiled ones. */
function nameOf({ identifier }: NumberedModule): string {
  const ofText = identifier.indexOf('data:');
  const text = ofText < 0 ? identifier.slice(identifier.lastIndexOf('!') + 1) : decodeURIComponent(identifier.slice(ofText));
  return text.replace(CONCATENATED, '').replaceAll(ABSOLUTE, fileInPackage);
}
