import { EMBED_MODULE } from '@zhilv/release/site-directory';

/** The address of the document in which pages of others frame a remote. The module for pages of others asks for it. */
export const FRAME_PATH = '/embed/frame';

/** The document: the module finds it by its address and the element, and waits for the page around it. */
export const FRAME_DOCUMENT = [
  '<!doctype html>',
  '<html lang="zh-CN" style="height: 100%">',
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<title>智旅</title>',
  '<link rel="icon" href="data:,">',
  `<script type="module" src="/${EMBED_MODULE}"></script>`,
  '</head>',
  '<body style="margin: 0; height: 100%"><div id="zhilv-frame" style="height: 100%"></div></body>',
  '</html>',
  '',
].join('\n');
