/** Whether the browser is asked to save data, which only Chromium tells (https://wicg.github.io/savedata). */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
