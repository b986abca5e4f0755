/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = (): boolean => /Mac OS X|iPhone|iPad/.test(navigator.userAgent);
