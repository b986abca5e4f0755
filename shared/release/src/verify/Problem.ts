/** A fault that `mfe verify` found. */
export interface Problem {
  /** `host`, the remote's name, or `menu` for a row without a page. */
  readonly name: string;
  /** Null when it is about no release in particular. */
  readonly release: string | null;
  readonly what:
    | 'missing-file'
    | 'changed-bytes'
    | 'unnamed-file'
    | 'link'
    | 'description'
    | 'documents'
    | 'taken-key'
    | 'taken-address'
    | 'registry'
    | 'settings'
    | 'menu-addresses'
    | 'budget'
    | 'claim'
    | 'signature'
    | 'unfit'
    | 'menu';
  /** The fault as a sentence for the operator. */
  readonly says: string;
}
