/** For the first script: sends the visitor to another document. What is left of this one is read but must not start. */
export function leave(target: string): void {
  document.documentElement.dataset['leaving'] = '';
  location.replace(target);
}

/** For the head script: the visitor is on the way to another document. */
export const isLeaving = (): boolean => document.documentElement.dataset['leaving'] !== undefined;
