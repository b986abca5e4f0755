import type { Locator, Page } from '@playwright/test';

/** The captcha before a sign-in, as a person uses it. */
export class CaptchaDialog {
  readonly dialog: Locator;
  readonly slider: Locator;
  readonly picture: Locator;
  readonly note: Locator;
  readonly cancel: Locator;
  readonly again: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: '安全验证' });
    this.slider = this.dialog.getByRole('slider', { name: '拼图的位置' });
    this.picture = this.dialog.getByRole('img').first();
    this.note = this.dialog.getByRole('status');
    this.cancel = this.dialog.getByRole('button', { name: '取消' });
    this.again = this.dialog.getByRole('button', { name: '重试' });
  }

  /** Moves the piece to the hole by keyboard, and has it judged. */
  async solve(): Promise<void> {
    await this.slider.fill(String(await this.placeOfHole()));
    await this.slider.press('Enter');
  }

  /** Drags the piece to the hole. */
  async drag(): Promise<void> {
    const place = await this.placeOfHole();
    const box = await this.slider.boundingBox();
    if (box === null) throw new Error('The slider has no place on the screen.');
    const scale = box.width / 310;
    const [x, y] = [box.x + 23 * scale, box.y + box.height / 2];
    const { mouse } = this.slider.page();
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + place * scale, y, { steps: 12 });
    await mouse.up();
  }

  /** Finds the hole as an eye does: the place where the picture is the piece, darkened. */
  async placeOfHole(): Promise<number> {
    await this.slider.waitFor();
    return this.dialog.evaluate(async (dialog) => {
      const pixelsOf = async (image: HTMLImageElement): Promise<ImageData> => {
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('There is no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [picture, piece] = await Promise.all([...dialog.querySelectorAll('img')].map(pixelsOf));
      if (picture === undefined || piece === undefined) throw new Error('There is no puzzle.');
      const ink = [18, 35, 46];
      const differenceAt = (left: number): number => {
        let sum = 0;
        for (let at = 0; at < piece.data.length; at += 4) {
          if (piece.data[at + 3] !== 255) continue;
          const [x, y] = [(at / 4) % piece.width, Math.floor(at / 4 / piece.width)];
          const there = (y * picture.width + left + x) * 4;
          for (const [band, dark] of ink.entries())
            sum += Math.abs(((piece.data[at + band] ?? 0) + dark) / 2 - (picture.data[there + band] ?? 0));
        }
        return sum;
      };
      const places = Array.from({ length: picture.width - piece.width }, (_, left) => left);
      return places.reduce((best, left) => (differenceAt(left) < differenceAt(best) ? left : best));
    });
  }
}
