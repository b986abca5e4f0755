import address from 'bpmn-js/dist/assets/bpmn-font/font/bpmn.woff2';

/** DiagramCanvas.module.css names it. It holds in the whole document, which may be of others. */
const NAME = 'zhilv-bpmn';

let font: FontFace | null = null;

/** Has the document know the font of bpmn-js's icons: a stylesheet in a shadow root brings none. It is loaded when something uses it. */
export function provideIconFont(): void {
  if (font !== null) return;
  font = new FontFace(NAME, `url("${address}")`);
  document.fonts.add(font);
}
