import type { AppConfig } from '@zhilv/release/schema';
import { useEffect } from 'react';
import { signInPage } from '../address/signInPages.ts';
import { PageNotOpen } from './PageNotOpen.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface SignInDocumentProps {
  /** The operator's settings that this document needs. */
  configuration: Pick<AppConfig, 'company' | 'tenant'>;
  /** The address the document was opened at; it shows one thing and never navigates inside. */
  path: string;
}

/** Everything people see on the way in: the sign-in form, and the other ways in as far as they are open. */
export function SignInDocument({ configuration, path }: SignInDocumentProps) {
  const { company, tenant } = configuration;
  const page = signInPage(path);

  useEffect(() => {
    document.title = company.titleTemplate.replaceAll('{page}', page.title).replaceAll('{company}', company.name);
  }, [company, page]);

  return (
    <SignInLayout companyName={company.name} title={page.open ? `登录${company.name}` : `${page.title}暂未开放`}>
      {page.open ? <PasswordSignIn tenantAsked={tenant} usualTenant={company.name} /> : <PageNotOpen />}
    </SignInLayout>
  );
}
