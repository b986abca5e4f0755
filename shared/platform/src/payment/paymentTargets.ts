/** Where a payment may lead, as the operator lists it in `/app-config.json`. What is not listed is not gone to. */
export interface PaymentTargets {
  /** The hosts whose pages may be framed. */
  readonly frameHosts: readonly string[];
  /** The hosts to which the form of a payment may be sent, by https. */
  readonly payHosts: readonly string[];
  /** The origins, besides that of the document, to whose pages a cashier may lead back. */
  readonly payReturnOrigins: readonly string[];
}

let targets: PaymentTargets = { frameHosts: [], payHosts: [], payReturnOrigins: [] };

/** Takes the targets that the content policy of the document allows. The shell calls it before pages are drawn; before that there are none. */
export function setPaymentTargets({ frameHosts, payHosts, payReturnOrigins }: PaymentTargets): void {
  targets = { frameHosts, payHosts, payReturnOrigins };
}

/** Tells where a payment may lead. */
export const paymentTargets = (): PaymentTargets => targets;
