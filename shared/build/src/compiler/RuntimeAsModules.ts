import { type Compiler, NormalModuleReplacementPlugin } from '@rspack/core';

const COMMONJS = /[\\/]@module-federation[\\/].*\.cjs$/;

const asModule = (file: string): string => file.replace(/\.cjs$/, '.js');

/**
 * Has the federation runtime bundled from its ES modules. The federation plugin, after which this has to stand, names
 * the CommonJS files, which are bundled whole: 5 KB more in every container and document.
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
