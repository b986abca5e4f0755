import type { PublishedContent } from '@zhilv/contract/content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ADDRESS, detailAddress } from './addresses.ts';
import { isPrivacyPolicy } from './isPrivacyPolicy.ts';

interface DetailLinkProps {
  readonly item: PublishedContent;
  readonly className?: string | undefined;
  readonly onFollowed?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Leads to the page of one solution, case or piece of news. */
export function DetailLink({ item, className, onFollowed, children }: DetailLinkProps) {
  return (
    <Link className={className} to={isPrivacyPolicy(item) ? ADDRESS.privacy : detailAddress(item)} onClick={onFollowed}>
      {children}
    </Link>
  );
}
