import { paymentTargets, usePage } from '@zhilv/platform';
import { useNavigate } from 'react-router';
import { type PayResult, returnAddress, returnTarget } from './returnTarget.ts';

/** The way from a cashier back to the page that led to it. */
export interface WayBack {
  /** Whether it leads anywhere. */
  readonly leads: boolean;
  /** The address names a way that is not followed. */
  readonly refused: boolean;
  /** Goes there and tells what became of the payment; without a way it closes the page's tab, where the shell has tabs. */
  readonly go: (result: PayResult) => void;
  /** Whether the shell can close the page. */
  readonly closes: boolean;
}

/** Gives the way back that the address of a cashier names, as far as it is followed. */
export function useWayBack(returnUrl: string | null): WayBack {
  const { close } = usePage();
  const navigate = useNavigate();
  const target = returnTarget(returnUrl, window.location.origin, paymentTargets().payReturnOrigins);

  const go = (result: PayResult): void => {
    if (target === null) return close?.();
    const address = returnAddress(target, result);
    if (target.kind === 'outside') return window.location.assign(address);
    return close === undefined ? void navigate(address, { replace: true }) : close(address);
  };
  return {
    leads: target !== null,
    refused: target === null && returnUrl !== null && returnUrl !== '',
    go,
    closes: close !== undefined,
  };
}
