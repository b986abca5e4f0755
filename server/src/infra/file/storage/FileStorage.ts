/** A place outside of the database that keeps the content of files. */
export interface FileStorage {
  /** Its number, by which rows and addresses name it. */
  readonly configId: number;
  /** @param key letters, digits and hyphens; each is written once */
  readonly write: (key: string, content: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Gives null when it has none of the key. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing when it has none of the key. */
  readonly remove: (key: string) => Promise<void>;
}
