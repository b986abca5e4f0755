/** Is said where the browser's storage is full or closed. */
export const NOT_STORED = '浏览器的存储空间已满，设置没有保存';
