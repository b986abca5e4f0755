import type { AppConfig } from '@zhilv/release/schema';
import type { ComponentType } from 'react';

/** The operator's settings that the pages of this document need. */
export type SignInSettings = Pick<AppConfig, 'company' | 'tenant' | 'defaultTenant' | 'registration' | 'socialTypes'>;

export interface SignInPageProps {
  readonly settings: SignInSettings;
}

/** A page of this document. It draws its own heading. */
export type SignInPage = ComponentType<SignInPageProps>;
