import type { ShortcutGroup } from '@zhilv/platform';

const CANVAS = '流程图（焦点在画布上）';

/** Keys of the tools above a diagram, which listen for them themselves: those of everybody, and those of who may change it. */
export const LOOKING_TOOLS: ShortcutGroup['shortcuts'] = [
  { keys: ['Shift+1'], text: '适应画布' },
  { keys: ['Mod+P'], text: '打印' },
];
export const EDITING_TOOLS: ShortcutGroup['shortcuts'] = [
  { keys: ['Mod+O'], text: '打开本地文件' },
  { keys: ['Alt+A', 'Alt+D'], text: '左对齐、右对齐' },
  { keys: ['Alt+W', 'Alt+S'], text: '顶端对齐、底端对齐' },
  { keys: ['Alt+H', 'Alt+V'], text: '水平居中、垂直居中' },
  { keys: ['Alt+Shift+H', 'Alt+Shift+V'], text: '水平、垂直等距分布' },
];

/** Keys of what is added to bpmn-js: to look at a diagram, and to change or simulate it. */
export const LOOKING_ADD_ONS: ShortcutGroup['shortcuts'] = [{ keys: ['Mod+F'], text: '在流程图中查找' }];
export const EDITING_ADD_ONS: ShortcutGroup['shortcuts'] = [
  { keys: ['N'], text: '添加元素' },
  { keys: ['A'], text: '在所选之后追加元素' },
  { keys: ['Space'], text: '模拟时：暂停、继续' },
  { keys: ['R'], text: '模拟时：重新开始' },
];

const LOOKING: ShortcutGroup['shortcuts'] = [
  { keys: ['Mod+ArrowUp', 'Mod+ArrowDown', 'Mod+ArrowLeft', 'Mod+ArrowRight'], text: '移动画布' },
];

/** What the keyboard does in a diagram that can only be looked at. */
export const VIEWER: ShortcutGroup = { title: CANVAS, shortcuts: [...LOOKING_ADD_ONS, ...LOOKING, ...LOOKING_TOOLS] };

/** What the keyboard does in a diagram that can be changed: the keys of bpmn-js, and ours for saving. */
export const DESIGNER: ShortcutGroup = {
  title: CANVAS,
  shortcuts: [
    { keys: ['Mod+S'], text: '保存' },
    { keys: ['Mod+Z'], text: '撤销' },
    { keys: ['Mod+Y', 'Mod+Shift+Z'], text: '重做' },
    { keys: ['Mod+A'], text: '全选' },
    { keys: ['Mod+C'], text: '复制' },
    { keys: ['Mod+X'], text: '剪切' },
    { keys: ['Mod+V'], text: '粘贴' },
    { keys: ['Mod+D'], text: '复制并粘贴' },
    { keys: ['Delete', 'Backspace'], text: '删除' },
    { keys: ['E'], text: '编辑名称' },
    { keys: ['R'], text: '更改类型' },
    { keys: ['H'], text: '拖动画布' },
    { keys: ['L'], text: '框选元素' },
    { keys: ['S'], text: '增减间距' },
    { keys: ['C'], text: '连接元素' },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], text: '移动所选，按住 Shift 更快' },
    ...LOOKING,
    { keys: ['Mod+Plus', 'Mod+Minus'], text: '放大、缩小' },
    { keys: ['Mod+0'], text: '恢复到 100%' },
    ...LOOKING_ADD_ONS,
    ...EDITING_ADD_ONS,
    ...LOOKING_TOOLS,
    ...EDITING_TOOLS,
  ],
};
