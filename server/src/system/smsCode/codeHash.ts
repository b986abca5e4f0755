import { hashed } from '../../session/tokens.ts';

/** Names a code as its sender knows it: the digits alone are those of others, too. */
interface SentCode {
  readonly tenantId: number;
  readonly mobile: string;
  readonly scene: number;
  readonly code: string;
}

/** Gives what is stored of a code, so that nobody reads it in the database or its backups. */
export const codeHash = ({ tenantId, mobile, scene, code }: SentCode): string =>
  hashed([tenantId, mobile, scene, code].join(' '));
