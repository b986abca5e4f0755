import { spu } from '@zhilv/contract/mall';
import { usePagePath } from '@zhilv/crud';
import { useCan, useCommands } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';

const TITLE = '新增商品';

/** Leads to the page for new goods, and offers the same as a command; users who may not make any get neither. */
export function NewSpuButton() {
  const path = usePagePath('mall/product/spu/add/index');
  const allowed = useCan(spu.create) && path !== null;
  const navigate = useNavigate();
  const icon = <Plus size={16} strokeWidth={1.5} aria-hidden="true" />;
  const open = (): void => void (path !== null && navigate(path));
  useCommands(allowed ? [{ id: TITLE, title: TITLE, icon, run: open }] : []);
  if (!allowed) return null;
  return (
    <Button kind="primary" icon={icon} onClick={open}>
      {TITLE}
    </Button>
  );
}
