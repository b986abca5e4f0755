import { ExplainLink } from '@zhilv/ui/explain-link';
import { PlainButton } from '@zhilv/ui/plain/button';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { BackButton } from './BackButton.tsx';

export interface WaysOutProps {
  /** The address that the user may not open; null where that is not why there is nothing. */
  refused?: string | null;
}

/** The ways from an address where there is nothing to stay for. */
export function WaysOut({ refused = null }: WaysOutProps) {
  return (
    <>
      <PlainButton href={CONSOLE.home} kind="primary">
        返回首页
      </PlainButton>
      <BackButton />
      <ExplainLink kind="address" value={refused} />
    </>
  );
}
