import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { runCompiler } from '@zhilv/build/run-compiler';

const root = path.resolve(import.meta.dirname, '../..');

/** A remote in a shell, and what the shell tells it. */
interface Shown {
  readonly remote: string;
  /** The address of the remote's container. */
  readonly container: string;
  /** The key of the page that is shown. */
  readonly page: string;
  readonly services: { readonly apiBase: string; readonly tenantOn: boolean };
}

/**
 * Builds a shell with Module Federation's own runtime, as a team without our packages would. It shares its React and mounts one page
 * in the element `root`.
 * @param folder absolute and inside the workspace; it gets the script `shell.js` and its chunks
 */
export async function buildStockShell(folder: string, { remote, container, page, services }: Shown): Promise<void> {
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'src/main.js'), "import('./shell.js');\n");
  writeFileSync(
    path.join(folder, 'src/shell.js'),
    `import { version } from 'react';
    import { createRoot } from 'react-dom/client';
    document.title = 'React ' + version;
    createRoot(document.body.appendChild(document.createElement('footer'))).render(document.title);
    const { mount } = await import('${remote}/mount');
    mount(document.getElementById('root'), ${JSON.stringify({ page, services })});
    export {};\n`,
  );
  const singleton = { singleton: true, requiredVersion: '^19.0.0' };
  await runCompiler({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { shell: './src/main.js' },
    output: { path: folder, filename: '[name].js', uniqueName: 'stock_shell' },
    resolve: { modules: [path.join(root, 'remote-mall/node_modules'), 'node_modules'] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'stock_shell',
        remotes: { [remote]: `${remote}@${container}` },
        shared: { react: singleton, 'react-dom': singleton, 'react-dom/': singleton },
        dts: false,
        manifest: false,
      }),
    ],
  });
}
