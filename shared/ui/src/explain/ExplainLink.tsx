import { hasPermission, navigation, useSession } from '@zhilv/platform';
import { useSyncExternalStore } from 'react';
import { PlainButton } from '../plain/button/PlainButton.tsx';

export interface ExplainLinkProps {
  /** What the user was refused: the path of a call, or the address of a page. */
  kind: 'path' | 'address';
  /** Null where it is not known; then there is no link. */
  value: string | null;
}

const PAGE = 'system/permission/explain/index';
const PERMISSION = 'system:permission:explain';

const pathOfPage = (): string | null => navigation.pathOf(PAGE);

/** Leads to the reason why the user may not do something. It is absent for who may not read that, and where no release has the page. */
export function ExplainLink({ kind, value }: ExplainLinkProps) {
  const { user } = useSession();
  const page = useSyncExternalStore(navigation.subscribe, pathOfPage, pathOfPage);
  if (user === null || page === null || value === null || !hasPermission(PERMISSION)) return null;
  const query = new URLSearchParams({ username: user.userName, kind, value });
  return <PlainButton href={`${page}?${query.toString()}`}>查看原因</PlainButton>;
}
