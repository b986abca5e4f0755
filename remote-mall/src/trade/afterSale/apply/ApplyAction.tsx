import { afterSale, allowsAfterSale, type OrderDetail, type OrderItem } from '@zhilv/contract/mall';
import { later, useLater } from '@zhilv/crud';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { proofs } from './proofs.ts';

const formCode = later(async () => {
  const [{ ApplyForm }] = await Promise.all([import('./ApplyForm.tsx'), proofs.prepare?.()]);
  return ApplyForm;
});

export interface ApplyActionProps {
  order: OrderDetail;
  item: OrderItem;
  onApplied: () => Promise<void>;
}

/**
 * Opens the form by which staff open an after-sale case of an item for its buyer. A form that is open stays when the order changes behind
 * it, for what was typed would be lost.
 */
export function ApplyAction({ order, item, onApplied }: ApplyActionProps) {
  const { code: Form, loading, prepare, open, close } = useLater(formCode);
  return (
    <>
      {allowsAfterSale(order, item) && (
        <Can call={afterSale.create}>
          <Button
            kind="text"
            aria-label={`登记售后「${item.spuName ?? ''}」`}
            aria-haspopup="dialog"
            busy={loading}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => void open()}
          >
            登记售后
          </Button>
        </Can>
      )}
      {Form !== null && <Form order={order} item={item} onApplied={onApplied} onClose={close} />}
    </>
  );
}
