import { escaped } from './escaped.ts';

const ELEMENT = /<meta http-equiv="Content-Security-Policy" content="[^"]*">\n/;

/** What counts in a header only; in an element browsers complain of it. */
const OF_HEADERS = /; frame-ancestors [^;]*/;

/**
 * A document's policy as an element of it, for static hosts, which know no header that changes with releases. A gateway
 * sends the header and takes the element away, for of two policies both are in force.
 * @param policy what `contentSecurityPolicy` gives for the document
 */
export const policyElement = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escaped(policy.replace(OF_HEADERS, ''))}">`;

/** A document without its own policy. */
export const withoutPolicy = (html: string): string => html.replace(ELEMENT, '');
