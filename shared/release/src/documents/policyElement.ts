import { escaped } from './escaped.ts';

const ELEMENT = /<meta http-equiv="Content-Security-Policy" content="[^"]*">\n/;

/** These directives count in a header only; browsers complain of them in an element. */
const OF_HEADERS = /; frame-ancestors [^;]*/;

/**
 * Writes a document's policy as an element, for static hosts, which cannot change a header with each release. A gateway
 * sends the header and takes the element away, because two policies would both be in force.
 * @param policy what `contentSecurityPolicy` gives for the document
 */
export const policyElement = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escaped(policy.replace(OF_HEADERS, ''))}">`;

/** Gives a document without its policy element. */
export const withoutPolicy = (html: string): string => html.replace(ELEMENT, '');
