import type { AppConfig } from '@zhilv/release/schema';
import { useEffect } from 'react';
import { signInPage } from '../address/signInPages.ts';
import { PageNotOpen } from './PageNotOpen.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface SignInDocumentProps {
  /** The operator's settings that this document needs. */
  configuration: Pick<AppConfig, 'company' | 'tenant' | 'defaultTenant'>;
  /** The address that the document was opened at. It never changes, for the document has no navigation of its own. */
  path: string;
}

/** The sign-in document: the password form, or the page of another way to sign in. */
export function SignInDocument({ configuration, path }: SignInDocumentProps) {
  const { company, tenant, defaultTenant } = configuration;
  const page = signInPage(path);

  useEffect(() => {
    document.title = company.titleTemplate.replaceAll('{page}', page.title).replaceAll('{company}', company.name);
  }, [company, page]);

  return (
    <SignInLayout companyName={company.name} title={page.open ? `登录${company.name}` : `${page.title}暂未开放`}>
      {page.open ? <PasswordSignIn tenantAsked={tenant} defaultTenant={defaultTenant} /> : <PageNotOpen />}
    </SignInLayout>
  );
}
