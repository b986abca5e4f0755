import { hideIcons, write, writeOn } from '../mend/write.ts';

const CARD = '.semi-upload-file-card, .semi-upload-picture-file-card';

/** Gives Chinese names to parts that have none or an English one, and makes groups of lists that hold buttons. */
export function mendUpload(root: HTMLElement, label: string): void {
  hideIcons(root);
  // The name begins with the visible words, for users who speak the words that they see.
  write(root, '.semi-upload-add', (add) => ({ 'aria-label': `${add.textContent.trim()}：${label}`, tabindex: '0' }));
  write(root, '.semi-upload-file-list-main', { role: 'group', 'aria-label': label });
  // Pictures have no name beside them.
  root.querySelectorAll(CARD).forEach((card, index) => {
    const name = card.querySelector('.semi-upload-file-card-info-name')?.textContent ?? `第 ${index + 1} 张`;
    writeOn(card, { role: 'group', 'aria-label': name });
    write(card, '.semi-upload-file-card-close, .semi-upload-picture-file-card-close', { 'aria-label': `移除「${name}」` });
    write(card, '.semi-upload-file-card-info-retry, .semi-upload-picture-file-card-retry', { 'aria-label': `重试「${name}」` });
    write(card, '[role="progressbar"]', { 'aria-label': `正在上传「${name}」` });
    write(card, 'img', { alt: name });
  });
}
