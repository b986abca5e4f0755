/**
 * Makes the `tel:` address of the first number in a free text such as `400-800-1234 / 0571-1234567`; null when there is
 * none to dial.
 */
export function telephoneAddress(phone: string | null | undefined): string | null {
  const number = /\+?\d[\d\s()（）-]*\d/.exec(phone ?? '')?.[0];
  return number === undefined ? null : `tel:${number.replace(/[^\d+]/g, '')}`;
}
