/** Thrown when no live release has a frame for public pages. */
export class SiteUnpublished extends Error {
  override readonly name = 'SiteUnpublished';

  constructor() {
    super('网站尚未发布，请稍后再来。');
  }
}
