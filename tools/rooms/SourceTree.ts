/** The repository's files as its rules of layout see them. */
export interface SourceTree {
  /** Every file, by its path in the repository with slashes. */
  readonly files: readonly string[];
  /** The text of a file with code; undefined for others. */
  readonly textOf: (file: string) => string | undefined;
}

/** Makes a tree of files and their texts. */
export const sourceTree = (texts: Readonly<Record<string, string>>): SourceTree => ({
  files: Object.keys(texts),
  textOf: (file) => texts[file],
});
