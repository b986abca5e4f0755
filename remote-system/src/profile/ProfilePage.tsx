import { useLastLoaded } from '@zhilv/platform';
import { Card, CardFailure } from '@zhilv/ui/card';
import { useLoaderData, useRevalidator } from 'react-router';
import { ApplicationCard } from './application/ApplicationCard.tsx';
import { DetailsForm } from './details/DetailsForm.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import type { LoadedProfile } from './loadProfile.ts';
import { PasswordForm } from './password/PasswordForm.tsx';
import styles from './ProfilePage.module.css';
import { SessionCard } from './session/SessionCard.tsx';
import { SocialCard } from './social/SocialCard.tsx';

/** The user's own account: picture, details, password, accounts elsewhere, sign-ins and allowed applications. */
export function ProfilePage() {
  const latest: LoadedProfile = useLoaderData();
  const { revalidate, state } = useRevalidator();
  // What is being typed stays when the account cannot be loaded anew.
  const { account, sessions, applications } = useLastLoaded(latest, 'profile');
  const { failure } = latest;
  const retry = failure !== null && (
    <CardFailure failure={failure} outdated={account !== null} retrying={state === 'loading'} onRetry={() => void revalidate()} />
  );
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>个人中心</h1>
      {account === null ? (
        <Card title="基本资料">{retry}</Card>
      ) : (
        <>
          {retry}
          <div className={styles['columns']}>
            <IdentityCard account={account} onChanged={revalidate} />
            <div className={styles['cards']}>
              <DetailsForm account={account} onSaved={revalidate} />
              <PasswordForm
                username={account.username}
                otherSessions={sessions.kind === 'given' ? sessions.value.filter(({ current }) => !current).length : 0}
                onSaved={revalidate}
              />
              <SocialCard accounts={account.socialUsers ?? []} onChanged={revalidate} />
              <SessionCard sessions={sessions} onChanged={revalidate} retrying={state === 'loading'} />
              <ApplicationCard applications={applications} onChanged={revalidate} retrying={state === 'loading'} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
