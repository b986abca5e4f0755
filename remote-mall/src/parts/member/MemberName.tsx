import type { Id } from '@zhilv/contract';
import type { Member } from '@zhilv/contract/mall';

export interface MemberNameProps {
  /** Null where the back end knows no more than the id. */
  member: Member | null | undefined;
  id: Id;
}

/** Names a buyer; those without a name are known by their number. */
export const MemberName = ({ member, id }: MemberNameProps) => member?.nickname || `用户 ${String(id)}`;
