import { Card, CardFailure } from '@zhilv/ui/card';
import { Empty } from '@zhilv/ui/plain/empty';
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router';
import styles from './ExplanationPage.module.css';
import { ExplanationResult } from './ExplanationResult.tsx';
import type { LoadedExplanation } from './loadExplanation.ts';
import { QuestionForm } from './QuestionForm.tsx';

/** Tells why somebody may do something, or what is missing; the address says who and what. */
export function ExplanationPage() {
  const { question, answer }: LoadedExplanation = useLoaderData();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>权限说明</h1>
      {answer?.kind === 'absent' ? (
        <Empty>当前后端不提供权限说明。</Empty>
      ) : (
        <>
          <Card title="查询">
            <QuestionForm
              question={question}
              busy={navigation.state === 'loading'}
              onAsk={(asked) => void navigate({ search: `?${new URLSearchParams({ ...asked }).toString()}` })}
            />
          </Card>
          {answer === null && <Empty>填写用户账号和要查询的内容，查看权限由哪个角色和菜单授予，或缺少什么。</Empty>}
          {answer?.kind === 'given' && <ExplanationResult explanation={answer.value} />}
          {answer?.kind === 'failed' && (
            <Card title="结果">
              <CardFailure failure={answer.failure} retrying={state === 'loading'} onRetry={() => void revalidate()} />
            </Card>
          )}
        </>
      )}
    </div>
  );
}
