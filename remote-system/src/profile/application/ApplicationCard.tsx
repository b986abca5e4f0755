import { useActions } from '@zhilv/crud';
import { type ProfileApplication, profileApplication, scopeText } from '@zhilv/contract/system';
import { formatDateTime } from '@zhilv/format';
import { call, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { CardNote } from '@zhilv/ui/card';
import { Logo } from '@zhilv/ui/plain/logo';
import { ExtensionCard } from '../extension/ExtensionCard.tsx';
import type { Extension } from '../../parts/extension/loadExtension.ts';
import { Row } from '../row/Row.tsx';
import { RowList } from '../row/RowList.tsx';

export interface ApplicationCardProps {
  applications: Extension<readonly ProfileApplication[]>;
  retrying: boolean;
  onChanged: () => Promise<void>;
}

/** Shows which other applications the user has allowed to sign in by this account, and ends what they are allowed. */
export function ApplicationCard({ applications, retrying, onChanged }: ApplicationCardProps) {
  const { isBusy, run } = useActions();

  const end = ({ id, name }: ProfileApplication): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(profileApplication.end, { id });
      messages.success(`已取消对「${name}」的授权`);
      await onChanged();
    };
    const content = `将取消对「${name}」的授权，它会立即退出您的账号，再次使用时需要您重新同意。`;
    return run(id, work, { question: { content, danger: true } });
  };

  return (
    <ExtensionCard title="已授权应用" extension={applications} retrying={retrying} onRetry={onChanged}>
      {(records) =>
        records.length === 0 ? (
          <CardNote>没有授权过其他应用</CardNote>
        ) : (
          <RowList label="已授权应用">
            {records.map((application) => {
              const { id, name, logo, scopes, createTime, usedTime } = application;
              return (
                <Row
                  key={String(id)}
                  picture={<Logo name={name} logo={logo ?? null} />}
                  name={name}
                  facts={[
                    scopes.length === 0 ? '只确认您的身份' : `可${scopes.map(scopeText).join('、')}`,
                    `授权于 ${formatDateTime(createTime)}`,
                    usedTime ? `最近使用 ${formatDateTime(usedTime)}` : null,
                  ]}
                  action={
                    <Button
                      kind="danger-text"
                      aria-label={`取消授权「${name}」`}
                      busy={isBusy(id)}
                      onClick={() => void end(application)}
                    >
                      取消授权
                    </Button>
                  }
                />
              );
            })}
          </RowList>
        )
      }
    </ExtensionCard>
  );
}
