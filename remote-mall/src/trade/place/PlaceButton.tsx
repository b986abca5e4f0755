import type { Id } from '@zhilv/contract';
import { order } from '@zhilv/contract/mall';
import { later, useLater } from '@zhilv/crud';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Plus } from 'lucide-react';

const formCode = later(async () => (await import('./PlaceForm.tsx')).PlaceForm);

export interface PlaceButtonProps {
  onPlaced: (id: Id) => Promise<void>;
}

/** Opens the form by which staff place an order for a buyer who has called. */
export function PlaceButton({ onPlaced }: PlaceButtonProps) {
  const { code: Form, loading, prepare, open, close } = useLater(formCode);
  return (
    <>
      <Can call={order.create}>
        <Button
          kind="primary"
          icon={<Plus size={16} strokeWidth={1.5} />}
          aria-haspopup="dialog"
          busy={loading}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void open()}
        >
          代客下单
        </Button>
      </Can>
      {Form !== null && <Form onPlaced={onPlaced} onClose={close} />}
    </>
  );
}
