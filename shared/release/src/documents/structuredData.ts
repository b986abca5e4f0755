import type { PageHead, PageSubject } from '@zhilv/site/head';

/** The facts that all subjects of a page share. */
interface Page {
  /** A whole address. */
  readonly canonical: string;
  readonly absolute: (address: string) => string;
  /** A whole address of a raster picture. */
  readonly picture: string;
}

/** Writes what a page is about as JSON-LD in the words of schema.org. Fields that nobody filled in are left out. */
export const structuredData = ({ subjects = [], description }: PageHead, page: Page): object => ({
  '@context': 'https://schema.org',
  '@graph': subjects.map((subject) => ({ '@type': subject.kind, ...stated(fieldsOf(subject, description, page)) })),
});

function fieldsOf(subject: PageSubject, description: string | undefined, { canonical, absolute, picture }: Page): Fields {
  const organization = { '@id': absolute('/#organization') };
  switch (subject.kind) {
    case 'Organization':
      return {
        ...organization,
        name: subject.name,
        url: subject.url || absolute('/'),
        logo: subject.logo && absolute(subject.logo),
        telephone: subject.telephone,
        email: subject.email,
        address: subject.postalAddress,
      };
    case 'WebSite':
      return {
        '@id': absolute('/#website'),
        name: subject.name,
        url: absolute('/'),
        inLanguage: LANGUAGE,
        publisher: organization,
      };
    case 'BreadcrumbList':
      return {
        itemListElement: subject.trail.map(({ name, address }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(address),
        })),
      };
    case 'NewsArticle':
      return {
        headline: subject.headline,
        description,
        datePublished: typeof subject.published === 'number' ? new Date(subject.published).toISOString() : null,
        image: [picture],
        mainEntityOfPage: canonical,
        inLanguage: LANGUAGE,
        author: subject.source ? { '@type': 'Organization', name: subject.source } : organization,
        publisher: organization,
      };
    case 'Service':
      return {
        name: subject.name,
        description,
        serviceType: subject.category,
        image: picture,
        url: canonical,
        provider: organization,
      };
  }
}

const LANGUAGE = 'zh-CN';

type Fields = Readonly<Record<string, unknown>>;

const stated = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''));
