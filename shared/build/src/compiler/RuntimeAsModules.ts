import { type Compiler, NormalModuleReplacementPlugin } from '@rspack/core';

const COMMONJS = /[\\/]@module-federation[\\/].*\.cjs$/;

const asModule = (file: string): string => file.replace(/\.cjs$/, '.js');

/**
 * Has the federation runtime bundled from its ES modules. The federation plugin names the CommonJS files, which are bundled
 * whole and add 5 KB to every container and document. This plugin has to stand after it.
 */
export class RuntimeAsModules {
  apply(compiler: Compiler): void {
    new NormalModuleReplacementPlugin(COMMONJS, (found) => {
      found.request = asModule(found.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('RuntimeAsModules', () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      compiler.options.resolve.alias = Object.fromEntries(
        Object.entries(alias).map(([name, file]) => [
          name,
          typeof file === 'string' && COMMONJS.test(file) ? asModule(file) : file,
        ]),
      );
    });
  }
}
