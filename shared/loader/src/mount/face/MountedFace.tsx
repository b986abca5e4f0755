import type { ReactNode } from 'react';

interface MountedFaceProps {
  busy: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Says in place of a page why it cannot be shown, and offers another try. It needs no stylesheet, for none may have come. */
export function MountedFace({ busy, onRetry, children }: MountedFaceProps) {
  return (
    <div role="alert" style={{ padding: '48px 24px', textAlign: 'center', color: 'var(--zhilv-text)', font: FONT }}>
      <div style={{ marginBottom: 16 }}>{children}</div>
      <button
        type="button"
        disabled={busy}
        onClick={onRetry}
        style={{
          padding: '5px 15px',
          border: '1px solid var(--zhilv-line-strong, currentcolor)',
          borderRadius: 'var(--zhilv-radius-control, 6px)',
          background: 'var(--zhilv-surface, transparent)',
          color: 'inherit',
          font: 'inherit',
          cursor: busy ? 'default' : 'pointer',
        }}
      >
        重试
      </button>
    </div>
  );
}

const FONT = '400 var(--zhilv-text-body, 14px) / 22px var(--zhilv-font, sans-serif)';
