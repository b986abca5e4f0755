/** Style sheets of pages that show a remote, by what they are like. None of them may change a pixel of it. */
export const HOSTILE_STYLES: Readonly<Record<string, string>> = {
  'a reset of everything':
    '*, ::before, ::after { letter-spacing: 4px; text-transform: uppercase; line-height: 3; color: magenta }',
  'rules that are important':
    'button { all: unset !important } input { display: none !important } svg { width: 300px !important } h1, h2 { color: red !important } div { margin: 7px !important; border: 3px solid lime !important }',
  'a stock template': `:root { font-family: Inter, system-ui; line-height: 1.5; color-scheme: light dark; color: rgba(255, 255, 255, 0.87); background: #242424 }
    a { font-weight: 500; color: #646cff } body { display: flex; place-items: center } h1 { font-size: 3.2em }
    button { border-radius: 8px; padding: 0.6em 1.2em; background: #1a1a1a; font-size: 1em; font-weight: 500 }`,
  'a component framework': `*, ::after, ::before { box-sizing: border-box } body { font: 1rem/1.5 serif } table { caption-side: bottom; border-collapse: collapse }
    .row { display: flex; flex-wrap: wrap; margin: 0 -15px } .modal, .dropdown-menu { display: none } button, input, select { margin: 0; font: inherit }
    label { display: inline-block; margin-bottom: 0.5rem } [role="button"] { cursor: pointer } [hidden] { display: none !important }`,
  'a preflight with layers': `@layer theme, base; @layer base { *, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0 } }
    ol, ul, menu { list-style: none } img, svg, video, canvas { display: block; vertical-align: middle } :root { --zhilv-brand: red; --zhilv-text: lime }`,
};
