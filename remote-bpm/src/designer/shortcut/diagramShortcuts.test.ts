// @vitest-environment happy-dom
import Modeler from 'bpmn-js/lib/Modeler';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import type Canvas from 'diagram-js/lib/core/Canvas';
import { expect, it, vi } from 'vitest';
import { DESIGNER, EDITING_ADD_ONS, EDITING_TOOLS, LOOKING_ADD_ONS, LOOKING_TOOLS, VIEWER } from './diagramShortcuts.lazy.ts';

/** Of bpmn-js, what does the thing that a text says. */
const ACTIONS: Readonly<Record<string, string>> = {
  撤销: 'undo',
  重做: 'redo',
  全选: 'selectElements',
  在流程图中查找: 'find',
  复制: 'copy',
  剪切: 'cut',
  粘贴: 'paste',
  复制并粘贴: 'duplicate',
  删除: 'removeSelection',
  编辑名称: 'directEditing',
  更改类型: 'replaceElement',
  拖动画布: 'handTool',
  框选元素: 'lassoTool',
  增减间距: 'spaceTool',
  连接元素: 'globalConnectTool',
  '移动所选，按住 Shift 更快': 'moveSelection',
  移动画布: 'moveCanvas',
  '放大、缩小': 'stepZoom',
  '恢复到 100%': 'zoom',
};

/** A service of bpmn-js with the method that does something, and what is noted in its place. */
type Doing = readonly [service: string, method: string];
const EDITING: readonly Doing[] = [
  ['editorActions', 'trigger'],
  ['keyboardMoveSelection', 'moveSelection'],
  ['keyboardMove', 'moveCanvas'],
];
const VIEWING: readonly Doing[] = [['keyboardMove', 'moveCanvas']];

/** Presses keys in the drawing of bpmn-js. @returns what they did, and whether the browser is kept from doing something, too */
function press(viewer: Modeler | NavigatedViewer, doing: readonly Doing[], keys: string) {
  const done: unknown[] = [];
  for (const [service, method] of doing) {
    const note = (action: unknown): void => void done.push(method === 'trigger' ? action : method);
    vi.spyOn(viewer.get<Record<string, (action: unknown) => void>>(service), method).mockImplementation(note);
  }
  const names = keys.split('+');
  const key = names.at(-1) ?? '';
  const init = { key: { Plus: '+', Minus: '-' }[key] ?? key, ctrlKey: names.includes('Mod'), shiftKey: names.includes('Shift') };
  const drawing = viewer.get<Canvas>('canvas').getContainer().querySelector('svg');
  const goesOn = drawing?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  viewer.destroy();
  return { done, goesOn };
}

const keysIn = ({ shortcuts }: typeof DESIGNER) => shortcuts.flatMap(({ keys, text }) => keys.map((one) => [one, text] as const));

/** These are no matter of bpmn-js alone; the tests of the tools and of what is added to it press them. */
const OF_TOOLS = new Set([
  '保存',
  ...[...LOOKING_TOOLS, ...EDITING_TOOLS, ...LOOKING_ADD_ONS, ...EDITING_ADD_ONS].map(({ text }) => text),
]);
const ofBpmnJs = (group: typeof DESIGNER) => keysIn(group).filter(([, text]) => !OF_TOOLS.has(text));

it.each(ofBpmnJs(DESIGNER))('%s does in the designer what the list says: %s', (keys, text) => {
  expect(press(new Modeler(), EDITING, keys)).toEqual({ done: [ACTIONS[text]], goesOn: false });
});

it.each(ofBpmnJs(VIEWER))('%s does in a diagram to look at what the list says: %s', (keys, text) => {
  expect(press(new NavigatedViewer(), VIEWING, keys)).toEqual({ done: [ACTIONS[text]], goesOn: false });
});
