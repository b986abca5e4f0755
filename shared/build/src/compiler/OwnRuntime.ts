import { type Compiler, NormalModuleReplacementPlugin } from '@rspack/core';
import { FEDERATION } from '../package/generatedImports.ts';

/** The module with which the federation plugin starts each document and container. */
const ENTRY = /^@module-federation\/runtime\/rspack\.js!=!/;

/**
 * Has documents and containers start with the federation runtime of `loader` in place of the plugin's, which also does what none of
 * our builds needs (decision 0033). It also finds the folder of the build's files, in fewer bytes than the bundler would.
 */
export class OwnRuntime {
  apply(compiler: Compiler): void {
    new NormalModuleReplacementPlugin(ENTRY, FEDERATION).apply(compiler);
    const { output } = compiler.options;
    if (output.publicPath === 'auto') output.publicPath = '';
  }
}
