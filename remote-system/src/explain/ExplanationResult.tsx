import type { PermissionExplanation } from '@zhilv/contract/system';
import { Card } from '@zhilv/ui/card';
import { Tag } from '@zhilv/ui/tag';
import styles from './ExplanationResult.module.css';
import { grantText, lackText } from './reasonText.ts';

export interface ExplanationResultProps {
  explanation: PermissionExplanation;
}

/** Says whether somebody may, and why, or what is missing and what would mend it. */
export function ExplanationResult({ explanation }: ExplanationResultProps) {
  const { user, required, granted, because, missing } = explanation;
  return (
    <Card title={`${user.nickname}（${user.username}）`}>
      <p className={styles['verdict']} role="status">
        <Tag tone={granted ? 'success' : 'danger'}>{granted ? '有权限' : '无权限'}</Tag>
        {required !== null && (
          <span className={styles['required']}>
            所需权限 <code className={styles['code']}>{required}</code>
          </span>
        )}
      </p>
      {granted ? (
        <ul className={styles['reasons']} aria-label="权限来源">
          {because.map((one) => {
            const text = grantText(one);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      ) : (
        <ul className={styles['reasons']} aria-label="缺少的条件">
          {missing.map((one) => {
            const { what, remedy } = lackText(one);
            return (
              <li key={what}>
                {what}
                <span className={styles['remedy']}>{remedy}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
