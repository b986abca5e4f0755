import { FILE_LIMIT_BYTES, FILE_LIMIT_MB } from '@zhilv/contract';
import { file } from '@zhilv/contract/infra';
import { FileButton, useActions } from '@zhilv/crud';
import { call, messages } from '@zhilv/platform';
import { Upload } from 'lucide-react';

export interface UploadButtonProps {
  onUploaded: () => Promise<void>;
}

/** Uploads one file that the user chooses. */
export function UploadButton({ onUploaded }: UploadButtonProps) {
  const { isBusy, run } = useActions<'upload'>();
  const upload = (chosen: File): Promise<void> =>
    run('upload', async () => {
      if (chosen.size > FILE_LIMIT_BYTES) {
        messages.warning(`「${chosen.name}」超过 ${FILE_LIMIT_MB} MB，没有上传`);
        return;
      }
      await call(file.upload, { file: chosen }, { quiet: true });
      messages.success(`已上传「${chosen.name}」`);
      await onUploaded();
    });
  return (
    <FileButton
      kind="primary"
      icon={<Upload size={16} strokeWidth={1.5} />}
      busy={isBusy('upload')}
      chosen="选择要上传的文件"
      onChosen={(chosen) => void upload(chosen)}
    >
      上传文件
    </FileButton>
  );
}
