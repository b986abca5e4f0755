/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = /Mac OS X|iPhone|iPad/.test(navigator.userAgent);
