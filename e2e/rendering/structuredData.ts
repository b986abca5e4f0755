import * as z from 'zod/mini';

/*
 * The structured data that a page may have, by schema.org and the demands of search engines
 * (https://developers.google.com/search/docs/appearance/structured-data). Strict: a new field or kind is entered here.
 */
const Text = z.string().check(z.trim(), z.minLength(1));
const Address = z.url({ protocol: /^https?$/ });
const Reference = z.strictObject({ '@id': Address });

const Organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': Address,
  name: Text,
  url: Address,
  logo: z.optional(Address),
  telephone: z.optional(Text),
  email: z.optional(z.email()),
  address: z.optional(Text),
});

const WebSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': Address,
  name: Text,
  url: Address,
  inLanguage: z.literal('zh-CN'),
  publisher: Reference,
});

const BreadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: Text, item: Address }))
    .check(
      z.minLength(2),
      z.refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
    ),
});

const NewsArticle = z.strictObject({
  '@type': z.literal('NewsArticle'),
  headline: Text.check(z.maxLength(110)),
  description: z.optional(Text),
  datePublished: z.iso.datetime(),
  image: z.array(Address).check(z.minLength(1)),
  mainEntityOfPage: Address,
  inLanguage: z.literal('zh-CN'),
  author: z.union([Reference, z.strictObject({ '@type': z.literal('Organization'), name: Text })]),
  publisher: Reference,
});

const Service = z.strictObject({
  '@type': z.literal('Service'),
  name: Text,
  description: z.optional(Text),
  serviceType: z.optional(Text),
  image: Address,
  url: Address,
  provider: Reference,
});

/** The structured data of one page. */
export const StructuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [Organization, WebSite, BreadcrumbList, NewsArticle, Service])),
});
