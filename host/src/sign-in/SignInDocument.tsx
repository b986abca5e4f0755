import type { AppConfig } from '@zhilv/federation/schema';
import { useEffect } from 'react';
import { PageNotOpen } from './PageNotOpen.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { signInRoute } from './signInRoute.ts';

interface SignInDocumentProps {
  /** What the operator set of what this document needs. */
  configuration: Pick<AppConfig, 'company' | 'tenant'>;
  /** The address the document was opened at; it shows one thing and never navigates inside. */
  path: string;
}

/** Everything people see on the way in: the sign-in form, and the other ways in as far as they are open. */
export function SignInDocument({ configuration, path }: SignInDocumentProps) {
  const { company, tenant } = configuration;
  const route = signInRoute(path);

  useEffect(() => {
    document.title = company.titleTemplate.replaceAll('{page}', route.title).replaceAll('{company}', company.name);
  }, [company, route]);

  return (
    <SignInLayout companyName={company.name} title={route.open ? `登录${company.name}` : `${route.title}暂未开放`}>
      {route.open ? <PasswordSignIn tenantAsked={tenant} usualTenant={company.name} /> : <PageNotOpen />}
    </SignInLayout>
  );
}
