import { PlainButton } from '@zhilv/ui/plain/button';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { BackButton } from './BackButton.tsx';

/** The ways from an address where there is nothing to stay for. */
export function WaysOut() {
  return (
    <>
      <PlainButton href={CONSOLE.home} kind="primary">
        返回首页
      </PlainButton>
      <BackButton />
    </>
  );
}
