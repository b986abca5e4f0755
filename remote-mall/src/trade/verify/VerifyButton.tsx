import { order } from '@zhilv/contract/mall';
import { later, useLater } from '@zhilv/crud';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { ScanLine } from 'lucide-react';

const dialogCode = later(async () => (await import('./VerifyDialog.tsx')).VerifyDialog);

export interface VerifyButtonProps {
  onVerified: () => Promise<void>;
}

/** Opens the dialog that finds an order by the code that its buyer shows in a store. */
export function VerifyButton({ onVerified }: VerifyButtonProps) {
  const { code: Dialog, loading, prepare, open, close } = useLater(dialogCode);
  return (
    <>
      <Can call={order.pickUpByVerifyCode}>
        <Button
          icon={<ScanLine size={16} strokeWidth={1.5} />}
          aria-haspopup="dialog"
          busy={loading}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void open()}
        >
          按码核销
        </Button>
      </Can>
      {Dialog !== null && <Dialog onVerified={onVerified} onClose={close} />}
    </>
  );
}
