import { Button } from '@zhilv/ui/button';
import { EmptyDrawing, FailureDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
import { TraceId } from '@zhilv/ui/trace-id';
import { useRevalidator } from 'react-router';
import type { Answered } from './answered.ts';

export interface AbsenceProps {
  of: Exclude<Answered<unknown>, { readonly kind: 'answer' }>;
}

/** Stands in place of data that the server did not give, and says why. */
export function Absence({ of }: AbsenceProps) {
  const { revalidate, state } = useRevalidator();
  if (of.kind === 'no-such-call')
    return <Empty drawing={<EmptyDrawing />}>当前后端没有版本管理接口，请在部署站点的机器上用 mfe 命令查看和操作。</Empty>;
  return (
    <Empty
      drawing={<FailureDrawing />}
      action={
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          重试
        </Button>
      }
      {...(of.failure.traceId !== null && { note: <TraceId value={of.failure.traceId} /> })}
    >
      {of.failure.message}
    </Empty>
  );
}
