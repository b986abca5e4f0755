/** One name that is younger than the floor, and why it stands in what we build all the same. */
interface GuardedUse {
  /** The name by which a finding calls it. */
  readonly name: string;
  /** The package it comes from, or our own file; `anyone` where it is a common word that means something else. */
  readonly from: string;
  readonly reason: string;
}

/**
 * The check of the browser floor lets these names pass. An entry holds for its package or file only, and it fails the check
 * when nothing that is built has it any more. Before adding one, see whether the older way does as well.
 */
export const guardedUses: readonly GuardedUse[] = [
  { name: 'navigation', from: 'react-dom', reason: 'used where `typeof navigation` is an object' },
  { name: 'setImmediate', from: 'react-dom', reason: 'used where `typeof setImmediate` is a function, else a message channel' },
  {
    name: '.startViewTransition()',
    from: 'react-dom',
    reason: 'for <ViewTransition>, which we do not render; a failed call is caught',
  },
  { name: '.skipTransition()', from: 'react-dom', reason: 'of a view transition, of which there is none' },
  { name: 'AbortSignal.any', from: 'ky', reason: 'used where it is a function; else one signal is passed on' },
  { name: 'Error.captureStackTrace', from: 'zod', reason: 'used where Error has it' },
  { name: 'trustedTypes', from: 'host/src/head/openScriptPolicy.ts', reason: 'where there is none, nothing has to be allowed' },
  { name: '.createPolicy()', from: 'host/src/head/openScriptPolicy.ts', reason: 'of trustedTypes, after looking for it' },
  { name: '.createPolicy()', from: 'shared/embed/src/product/trustedTypes.ts', reason: 'of trustedTypes, where there is one' },
  {
    name: '.createScriptURL()',
    from: 'shared/embed/src/product/openContainer.ts',
    reason: 'of the policy that was made, or else of its rules',
  },
  {
    name: '.showPopover()',
    from: 'shared/embed/src/shadow/ShadowPlace.ts',
    reason: 'used where elements have it; else a page with high numbers of its own covers what opens',
  },
  {
    name: 'requestIdleCallback',
    from: 'host/src/idle/whenIdle.ts',
    reason: 'used where it is; else what waits goes on at once',
  },
  {
    name: 'Intl.Segmenter',
    from: 'remote-public/src/parts/text/wordBreaks.ts',
    reason: 'used where it is; else titles break anywhere',
  },
  { name: '.segment()', from: 'remote-public/src/parts/text/wordBreaks.ts', reason: 'of Intl.Segmenter, after looking for it' },
  { name: '.toBase64()', from: 'qr', reason: 'used where arrays have it' },
  { name: '.caretRangeFromPoint()', from: '@wangeditor-next/editor', reason: 'used where documents have it' },
  { name: '.caretPositionFromPoint()', from: '@wangeditor-next/editor', reason: 'used where there is none of the other' },
  { name: '.intersection()', from: '@wangeditor-next/editor', reason: 'of its own ranges, no set’s' },
  { name: '.info()', from: '@wangeditor-next/editor', reason: 'of its uploads, which are ours instead' },
  { name: '.use()', from: 'anyone', reason: "React's" },
  { name: '.dispose()', from: 'anyone', reason: "a router's, and whatever else belongs to a tab" },
  { name: '.destroy()', from: 'anyone', reason: "Semi's foundations have it" },
  { name: '.resize()', from: 'anyone', reason: 'of our lists: the page size' },
  { name: 'text-wrap', from: 'anyone', reason: 'without it a heading breaks as it always did' },
  { name: 'text-wrap: balance', from: 'anyone', reason: 'as above' },
  { name: 'text-wrap: pretty', from: 'anyone', reason: 'as above' },
  { name: 'text-size-adjust', from: 'anyone', reason: 'matters on telephones only, which have it' },
  { name: '@media (scripting)', from: 'anyone', reason: 'hides what needs script where there is none; without it, it stays' },
  { name: 'scrollbar-width', from: 'anyone', reason: 'without it the scroll bar is as wide as elsewhere' },
  { name: 'scrollbar-width: none', from: 'anyone', reason: 'as above' },
  { name: 'scrollbar-width: thin', from: 'anyone', reason: 'as above' },
  { name: 'scrollbar-color', from: 'anyone', reason: 'without it the scroll bar has the colours of the system' },
  { name: 'content-visibility', from: 'anyone', reason: 'only saves work: without it everything is drawn' },
  { name: 'content-visibility: auto', from: 'anyone', reason: 'as above' },
  { name: 'contain-intrinsic-size', from: 'anyone', reason: 'the size of what content-visibility has left out' },
  { name: '.union()', from: 'bpmn-js', reason: 'patched by remote-bpm/src/parts/diagram/setOperations.ts' },
  { name: '.difference()', from: 'bpmn-js', reason: 'patched by remote-bpm/src/parts/diagram/setOperations.ts' },
  {
    name: 'color-mix()',
    from: 'bpmn-js',
    reason: 'three colours, given anew by remote-bpm/src/parts/diagram/DiagramCanvas.module.css',
  },
  { name: 'TouchEvent', from: 'bpmn-js', reason: 'used where `typeof TouchEvent` is a function' },
  { name: 'Touch', from: '@douyinfe/semi-ui-19', reason: 'used where `globalThis.Touch` is there' },
  { name: 'SuppressedError', from: 'tslib', reason: 'looked for by `typeof`, and used by nothing' },
  { name: '.toArray()', from: 'anyone', reason: 'of a collection that has it itself' },
  { name: '.renderTime()', from: 'anyone', reason: "draws the times of Semi's calendar" },
  { name: 'zoom', from: 'anyone', reason: 'is 1, in the rows of Semi' },
  { name: ':has', from: 'anyone', reason: "in rules for Semi's coloured buttons, which no entry of ours draws" },
  {
    name: 'mask: content-box',
    from: 'anyone',
    reason: "in rules for Semi's coloured tags, which no entry of ours draws; beside it stands the older form",
  },
  { name: 'mask-composite', from: 'anyone', reason: 'as above' },
  { name: 'mask-composite: exclude', from: 'anyone', reason: 'as above' },
  { name: '.createHTML()', from: 'dompurify', reason: 'of a Trusted Types policy, where there is one' },
  { name: '.createHTML()', from: 'shared/platform/src/markup/markup.ts', reason: 'of a policy that a shell gives' },
  { name: '.createHTML()', from: 'shared/platform/src/markup/sanitise.ts', reason: 'of a policy that a shell gives' },
  { name: '.createScriptURL()', from: 'dompurify', reason: 'of a Trusted Types policy, where there is one' },
  { name: '.getAttributeType()', from: 'dompurify', reason: 'of Trusted Types, where it is a function' },
  {
    name: 'cancelIdleCallback',
    from: 'remote-bpm/src/designer/draft/DraftWriter.ts',
    reason: 'takes back what requestIdleCallback was asked, where that is',
  },
  {
    name: '.readText()',
    from: 'bpmn-js-native-copy-paste',
    reason: 'of the clipboard; what a browser lacks or refuses is pasted from the page',
  },
  { name: 'EditContext', from: '@codemirror/view', reason: 'of an editor that the expert mode never shows' },
  { name: '.getComposedRanges()', from: '@codemirror/view', reason: 'as above' },
  { name: '.scrollMargin()', from: '@codemirror/view', reason: 'as above' },
  { name: '.checkVisibility()', from: 'tabbable', reason: 'used where elements have it' },
  { name: '.changed()', from: 'anyone', reason: 'of what keeps a state' },
  { name: '.configure()', from: 'anyone', reason: 'of what bpmn-js is made of' },
  { name: '.draw()', from: 'anyone', reason: 'of layers of an editor that the expert mode never shows' },
  { name: '.drop()', from: 'anyone', reason: 'as above' },
  { name: '.getName()', from: 'anyone', reason: "moddle's, of an element" },
  { name: '.range()', from: 'anyone', reason: 'of selections of an editor that the expert mode never shows' },
  { name: 'field-sizing', from: 'anyone', reason: 'without it a box of the expert mode keeps its size' },
  { name: 'field-sizing: content', from: 'anyone', reason: 'as above' },
  { name: 'text-decoration: dotted', from: 'anyone', reason: 'without it a line of the expert mode is drawn through' },
  { name: '.getType()', from: 'anyone', reason: "moddle's, of an element" },
  { name: '.element()', from: 'anyone', reason: 'makes elements of moddle and of drawings' },
  { name: '.isActive()', from: 'anyone', reason: 'of tools in a drawing' },
  { name: '.resizable()', from: 'anyone', reason: 'of the box for a text in a drawing' },
];
