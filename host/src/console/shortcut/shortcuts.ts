import type { ShortcutGroup } from '@zhilv/platform';

/** What the keyboard does in the console. Whoever adds a key adds its line here. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: '全局',
    shortcuts: [
      { keys: ['Mod+K'], text: '搜索页面和命令' },
      { keys: ['?'], text: '键盘快捷键' },
      { keys: ['Tab', 'Shift+Tab'], text: '后一个、前一个控件' },
      { keys: ['Esc'], text: '关闭打开的菜单或对话框' },
    ],
  },
  {
    title: '菜单',
    shortcuts: [
      { keys: ['ArrowUp', 'ArrowDown'], text: '前一项、后一项' },
      { keys: ['ArrowRight'], text: '展开目录，再按进入目录' },
      { keys: ['ArrowLeft'], text: '回到上级目录，再按收起目录' },
      { keys: ['Home', 'End'], text: '第一项、最后一项' },
      { keys: ['文字', 'A–Z'], text: '名称或拼音以此开头的下一项' },
      { keys: ['ArrowDown'], text: '在顶部按钮上：打开它的菜单' },
    ],
  },
  {
    title: '标签页',
    shortcuts: [
      { keys: ['ArrowLeft', 'ArrowRight'], text: '前一个、后一个标签' },
      { keys: ['Home', 'End'], text: '第一个、最后一个标签' },
      { keys: ['Enter'], text: '切换到标签' },
      { keys: ['Shift+F10'], text: '标签的菜单：刷新、固定、移动、关闭' },
      { keys: ['Delete'], text: '关闭标签' },
    ],
  },
  {
    title: '列表',
    shortcuts: [
      { keys: ['Enter'], text: '在筛选框中：查询；在列标题上：排序' },
      { keys: ['Space'], text: '勾选一行' },
      { keys: ['ArrowLeft', 'ArrowRight'], text: '在列的边缘上：调整列宽，按 Enter 恢复' },
    ],
  },
  {
    title: '对话框',
    shortcuts: [
      { keys: ['Enter'], text: '提交表单' },
      { keys: ['Esc'], text: '关闭，内容未保存时先询问' },
    ],
  },
];
