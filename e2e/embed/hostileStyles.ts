import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Style sheets of pages that show a remote. None of them may change a pixel of it. */
export const HOSTILE_STYLES: Readonly<Record<string, string>> = {
  'rules without a layer':
    'button { all: unset } h1 { color: red; font-size: 5rem } input { display: none } svg { width: 300px; fill: lime } *, ::before { letter-spacing: 4px; line-height: 3 }',
  'rules that are important':
    'button { all: unset !important } input { display: none !important } svg { width: 300px !important } h1, h2 { color: red !important } div { margin: 7px !important; border: 3px solid lime !important }',
  // Such as the templates of Vite begin with.
  'a stock template': `:root { font-family: Inter, system-ui; line-height: 1.5; color-scheme: light dark; color: rgba(255, 255, 255, 0.87); background: #242424 }
    a { font-weight: 500; color: #646cff } body { display: flex; place-items: center } h1 { font-size: 3.2em }
    button { border-radius: 8px; padding: 0.6em 1.2em; background: #1a1a1a; font-size: 1em; font-weight: 500 }`,
  'Bootstrap 5': readFileSync(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8'),
  'the reset of Tailwind, and our own tokens': `${readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8')} :root { --zhilv-brand: red; --zhilv-text: lime }`,
};
