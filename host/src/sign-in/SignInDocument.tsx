import { useEffect } from 'react';
import type { SignInPage, SignInSettings } from './page/SignInPage.ts';
import { SignInLayout } from './scene/SignInLayout.tsx';

interface SignInDocumentProps {
  settings: SignInSettings;
  /** The page's title, as browsers show it. */
  title: string;
  /** The page of the address that the document was opened at. It never changes, for the document has no navigation of its own. */
  page: SignInPage;
}

/** The sign-in document with one of its pages. */
export function SignInDocument({ settings, title, page: Page }: SignInDocumentProps) {
  const { company } = settings;

  useEffect(() => {
    document.title = company.titleTemplate.replaceAll('{page}', title).replaceAll('{company}', company.name);
  }, [company, title]);

  return (
    <SignInLayout companyName={company.name}>
      <Page settings={settings} />
    </SignInLayout>
  );
}
