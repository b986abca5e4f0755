import type { Model } from '@zhilv/contract/bpm';
import { RetryFailure } from '@zhilv/crud';
import { usePageTitle } from '@zhilv/platform';
import { Empty } from '@zhilv/ui/plain/empty';
import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { DesignerFrame } from './DesignerFrame.tsx';
import { ModelListLink } from './ModelListLink.tsx';
import type { LoadedModel } from './designerLoader.ts';
import { ModelDesigner } from './ModelDesigner.tsx';

/** Draws the process of one model. */
export function DesignerPage() {
  const loaded: LoadedModel = useLoaderData();
  const { revalidate } = useRevalidator();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<Model | null>(null);
  if (loaded.kind === 'found' && loaded.model !== open) setOpen(loaded.model);
  // What is being drawn stays when the model cannot be loaded anew, or was deleted meanwhile.
  const kept = loaded.kind !== 'found' && open?.id === params.get('modelId') ? open : null;
  const shown = loaded.kind === 'found' ? loaded.model : kept;
  usePageTitle(shown && (shown.name ?? shown.key));
  if (kept !== null) return <ModelDesigner key={kept.id} model={kept} gone={loaded.kind === 'gone'} />;
  switch (loaded.kind) {
    case 'found':
      return <ModelDesigner key={loaded.model.id} model={loaded.model} />;
    case 'gone':
      return (
        <DesignerFrame title="流程设计">
          <Empty drawing={<NotFoundDrawing />} action={<ModelListLink />}>
            没有找到这个流程模型，它可能已被删除
          </Empty>
        </DesignerFrame>
      );
    case 'failed':
      return (
        <DesignerFrame title="流程设计">
          <RetryFailure failure={loaded.error} onRetry={() => void revalidate()} />
        </DesignerFrame>
      );
  }
}
