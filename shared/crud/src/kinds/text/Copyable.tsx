import { messages } from '@zhilv/platform';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonBeside } from '../beside/ButtonBeside.tsx';

export interface CopyableProps {
  text: string;
  children: ReactNode;
}

/** Shows a text with a button that copies it. */
export function Copyable({ text, children }: CopyableProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers have no clipboard on plain-http addresses, and users may refuse it.
      messages.warning('浏览器不允许复制，请选中后手动复制');
      return;
    }
    messages.success(`已复制「${text}」`);
  };

  return (
    <ButtonBeside icon={Copy} label={`复制「${text}」`} title="复制" onPress={() => void copy()}>
      {children}
    </ButtonBeside>
  );
}
