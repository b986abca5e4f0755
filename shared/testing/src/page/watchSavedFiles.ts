import { onTestFinished, vi } from 'vitest';

/** A file that a page handed to the browser to save. */
interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Gives the list of files that a page saves from here on to the end of the test; each joins it once its text is read. */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:saved-${blobs.size}`;
    blobs.set(address, blob as Blob); // Pages save nothing else.
    return address;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const { download: name } = this;
    void blobs
      .get(this.href)
      ?.text()
      .then((text) => saved.push({ name, text }));
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return saved;
}
