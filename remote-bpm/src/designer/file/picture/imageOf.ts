/** Gives an SVG as an image that is ready to be drawn. @param page the document to which it belongs @throws Error when the browser cannot read it */
export async function imageOf(svg: string, page = document): Promise<{ image: HTMLImageElement; release: () => void }> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }));
  const release = (): void => URL.revokeObjectURL(address);
  const image = page.createElement('img');
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { image, release };
}
