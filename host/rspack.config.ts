import { host } from '@zhilv/build';
import { signInPages } from './src/address/signInPages.ts';

export default host({
  directory: import.meta.dirname,
  documents: { public: './src/public/main.tsx', 'sign-in': './src/sign-in/main.tsx', console: './src/console/main.tsx' },
  firstScript: './src/head/first/main.ts',
  headScript: './src/head/main.ts',
  olderBrowserScript: './src/head/olderBrowser.ts',
  embed: '@zhilv/embed',
  icon: './src/icon.svg',
  signInAddresses: signInPages.map(({ path }) => path),
  chunks: {
    // Unmerged, every shared package is a chunk of its own: booting would be some fifteen small files, and on a slow link each
    // costs its place in the queue.
    boot: ['react', 'react-dom', 'react-router', 'scheduler', 'cookie', 'cookie-es'],
    later: {
      // The console boots with these as well; the public document needs them only when one of its pages makes a call. What icons are
      // made with is offered to remotes, so it cannot be in the chunk of those who use it: that would wait for itself.
      platform: [
        '@zhilv/platform',
        '@zhilv/contract',
        'zod',
        'ky',
        ...['createLucideIcon.mjs', 'Icon.mjs', 'context.mjs', 'shared'].map((part) => `lucide-react/dist/esm/${part}`),
      ],
      // Our own markup is small and a list shows most of it; apart, each entry of `ui` would be two files.
      'ui-base': ['@zhilv/ui', '@douyinfe/semi-ui-19/lib/es/configProvider', 'jotai', 'lucide-react/dist/esm/icons'],
    },
  },
});
