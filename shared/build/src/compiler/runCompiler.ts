import { type Configuration, rspack, type Stats } from '@rspack/core';

/**
 * Runs one build and closes its compiler.
 * @throws Error with rspack's messages when the build fails.
 */
export function runCompiler(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'rspack gave no result'));
        else resolve(stats);
      });
    });
  });
}
