/** The surroundings that a command gets from its process. */
export interface CommandContext {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** Deploy token, or access token for a back end, from the variable MFE_TOKEN. */
  readonly token: string | undefined;
  readonly print: (text: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}
