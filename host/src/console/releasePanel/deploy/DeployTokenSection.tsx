import { deployToken, type DeployToken } from '@zhilv/contract/operation';
import { ApiError, call, confirm, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { SecretDialog } from '@zhilv/ui/secret-dialog';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Absence } from '../section/Absence.tsx';
import type { Answered } from '../section/answered.ts';
import { Lines } from '../section/Lines.tsx';
import { Section } from '../section/Section.tsx';
import { DeployTokenLine } from './DeployTokenLine.tsx';
import styles from './DeployTokenSection.module.css';
import { NewTokenDialog } from './NewTokenDialog.tsx';

export interface DeployTokenSectionProps {
  tokens: Answered<readonly DeployToken[]>;
  /** They are from before, because nothing newer came. */
  outdated: boolean;
  /** The names of the host and of the remotes that were published. */
  names: readonly string[];
}

/** The tokens with which pipelines publish over HTTP: lists, makes and ends them. */
export function DeployTokenSection({ tokens, outdated, names }: DeployTokenSectionProps) {
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [ending, setEnding] = useState<DeployToken['id'] | null>(null);

  const end = async ({ id, name }: DeployToken): Promise<void> => {
    const content = `确定结束部署令牌「${name}」吗？使用它的流水线立即不能再发布，且不能恢复。`;
    if (ending !== null || !(await confirm({ content, okText: '结束', danger: true }))) return;
    setEnding(id);
    try {
      await call(deployToken.end, { id });
      messages.success(`部署令牌「${name}」已结束`);
    } catch (error) {
      // `call` has told the user why.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      await revalidate();
      setEnding(null);
    }
  };

  return (
    <Section title="部署令牌" outdated={outdated} note="流水线凭令牌通过 HTTPS 发布版本，不需要访问服务器的磁盘">
      {tokens.kind === 'answer' ? (
        <>
          <div className={styles['tools']}>
            <Button onClick={() => setMaking(true)}>新建令牌</Button>
          </div>
          <Lines empty="还没有部署令牌。">
            {tokens.value.map((one) => (
              <DeployTokenLine key={String(one.id)} token={one} busy={ending === one.id} onEnd={() => void end(one)} />
            ))}
          </Lines>
        </>
      ) : (
        <Absence of={tokens} />
      )}
      {isMaking && (
        <NewTokenDialog
          names={names}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
            void revalidate();
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {made !== null && (
        <SecretDialog title="部署令牌" name="令牌" secret={made} onClose={() => setMade(null)}>
          请立即复制，并保存为流水线的机密变量 MFE_TOKEN。
        </SecretDialog>
      )}
    </Section>
  );
}
