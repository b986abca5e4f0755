/** A draft's rules set these limits to a number; an absent one does not limit it. */
export interface NumberLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  /** The number has no decimals. */
  readonly whole?: boolean | undefined;
}
