import { FILE_LIMIT_BYTES } from '@zhilv/contract';
import { file } from '@zhilv/contract/infra';
import { call, messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useActions } from '../parts/action/useActions.ts';

export interface UploadButtonProps {
  onUploaded: () => Promise<void>;
}

const LARGEST_MB = FILE_LIMIT_BYTES / 1024 ** 2;

/** Uploads one file that the user chooses. */
export function UploadButton({ onUploaded }: UploadButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useActions<'upload'>();
  const upload = (chosen: File): Promise<void> =>
    run('upload', async () => {
      if (chosen.size > FILE_LIMIT_BYTES) {
        messages.warning(`「${chosen.name}」超过 ${LARGEST_MB} MB，没有上传`);
        return;
      }
      await call(file.upload, { file: chosen }, { quiet: true });
      messages.success(`已上传「${chosen.name}」`);
      await onUploaded();
    });
  return (
    <>
      <input
        ref={chooser}
        type="file"
        aria-label="选择要上传的文件"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (chosen) void upload(chosen);
        }}
      />
      <Button
        kind="primary"
        icon={<Upload size={16} strokeWidth={1.5} />}
        busy={isBusy('upload')}
        onClick={() => chooser.current?.click()}
      >
        上传文件
      </Button>
    </>
  );
}
