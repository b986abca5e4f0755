import { Card, CardFailure } from '@zhilv/ui/card';
import type { ReactNode } from 'react';
import type { Extension } from '../../parts/extension/loadExtension.ts';

export interface ExtensionCardProps<Records> {
  title: string;
  extension: Extension<Records>;
  retrying: boolean;
  onRetry: () => Promise<void>;
  children: (records: Records) => ReactNode;
}

/** A card of what only some back ends have: it is absent where the back end has no such call, and says why another one failed. */
export function ExtensionCard<Records>({ title, extension, retrying, onRetry, children }: ExtensionCardProps<Records>) {
  if (extension.kind === 'absent') return null;
  return (
    <Card title={title}>
      {extension.kind === 'failed' ? (
        <CardFailure failure={extension.failure} retrying={retrying} onRetry={() => void onRetry()} />
      ) : (
        children(extension.value)
      )}
    </Card>
  );
}
