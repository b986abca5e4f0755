/** Text as answers of a back end carry it. */
type Stated = string | null | undefined;

/** The company that runs the site. It also publishes the articles and provides the services that the page names. */
interface OrganizationSubject {
  readonly kind: 'Organization';
  readonly name: string;
  readonly url?: Stated;
  readonly logo?: Stated;
  readonly telephone?: Stated;
  readonly email?: Stated;
  /** The address as it is written on a letter. */
  readonly postalAddress?: Stated;
}

interface WebSiteSubject {
  readonly kind: 'WebSite';
  readonly name: string;
}

/** The way from the home to the page, the page itself last. */
interface BreadcrumbsSubject {
  readonly kind: 'BreadcrumbList';
  readonly trail: readonly { readonly name: string; readonly address: string }[];
}

interface NewsArticleSubject {
  readonly kind: 'NewsArticle';
  readonly headline: string;
  /** Epoch milliseconds. */
  readonly published?: number | null | undefined;
  /** The author, where that is not the organisation. */
  readonly source?: Stated;
}

interface ServiceSubject {
  readonly kind: 'Service';
  readonly name: string;
  /** The kind of service in a word or two. */
  readonly category?: Stated;
}

/** Something that a page is about, named as in schema.org. Addresses are paths from the origin's root, or whole. */
export type PageSubject = OrganizationSubject | WebSiteSubject | BreadcrumbsSubject | NewsArticleSubject | ServiceSubject;
