import { spu, type SpuDetail } from '@zhilv/contract/mall';
import { BackLink, RetryFailure } from '@zhilv/crud';
import { usePageTitle } from '@zhilv/platform';
import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { useFreshRecord } from '../../../parts/fresh/useFreshRecord.ts';
import { SpuEditor } from './SpuEditor.tsx';
import type { LoadedSpu } from './spuLoader.ts';
import styles from './SpuPage.module.css';

const TOPICS = [spu.page.path];

/** Creates goods, or changes those that the address names. */
export function SpuPage() {
  const loaded: LoadedSpu = useLoaderData();
  const { spuId = null } = useParams();
  const { revalidate } = useRevalidator();
  // Its tab stays when goods are saved, and has to know their new revision when somebody comes back to it.
  useFreshRecord(TOPICS);
  const [open, setOpen] = useState<SpuDetail | null>(null);
  if (loaded.kind === 'found' && loaded.detail !== open) setOpen(loaded.detail);
  // What is being typed stays when the goods cannot be loaded anew, or were removed meanwhile.
  const kept = loaded.kind !== 'found' && String(open?.id) === spuId ? open : null;
  const shown = loaded.kind === 'found' ? loaded.detail : kept;
  usePageTitle(shown?.name ?? null);
  // New goods become others when they are created: then the form begins anew.
  const [round, setRound] = useState(0);
  if (shown !== null) return <SpuEditor key={String(shown.id)} detail={shown} onCreated={() => {}} />;
  switch (loaded.kind) {
    case 'found':
    case 'new':
      return <SpuEditor key={round} detail={null} onCreated={() => setRound(round + 1)} />;
    case 'gone':
      return (
        <Face title="修改商品">
          <Empty drawing={<NotFoundDrawing />}>没有找到这个商品，它可能已被删除</Empty>
        </Face>
      );
    case 'failed':
      return (
        <Face title="修改商品">
          <RetryFailure failure={loaded.error} onRetry={() => void revalidate()} />
        </Face>
      );
  }
}

function Face({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <BackLink page="mall/product/spu/index">返回商品列表</BackLink>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </div>
  );
}
