/*
 * What a page of a remote stands in is a column that it may fill, as in the console. The colours are the browser's own for the
 * theme, because faces show also where no stylesheet of a release came.
 */
const RULES = `
.content { display: flex; flex-direction: column; block-size: 100%; overflow: auto; }
.content > * { display: flex; flex: 1 0 auto; flex-direction: column; min-inline-size: 0; }
.content[hidden] { display: none; }
.content:focus, .face:focus { outline: none; }
.portals { position: absolute; inset: 0 0 auto; z-index: 2147483647; inline-size: auto; block-size: 0; overflow: visible;
  margin: 0; padding: 0; border: 0; background: none; color: inherit; }
.face { padding: 48px 24px; text-align: center; font: 14px/1.6 system-ui, sans-serif; color: CanvasText; }
.face p { margin: 0 0 16px; }
.face button { padding: 4px 15px; border: 1px solid GrayText; border-radius: 6px; background: none; color: inherit; font: inherit;
  cursor: pointer; }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives the rules of what the place itself draws. A sheet that is made by script needs no permission of the page's policy. */
export function placeSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
  }
  return sheet;
}
