import { file } from '@zhilv/contract/infra';
import { call, messages } from '@zhilv/platform';
import { Upload } from 'lucide-react';
import { useActions } from '../parts/action/useActions.ts';
import { FileButton } from '../parts/file/FileButton.tsx';
import { isTooLarge, LARGEST_MB } from '../parts/file/largestFile.ts';

export interface UploadButtonProps {
  onUploaded: () => Promise<void>;
}

/** Uploads one file that the user chooses. */
export function UploadButton({ onUploaded }: UploadButtonProps) {
  const { isBusy, run } = useActions<'upload'>();
  const upload = (chosen: File): Promise<void> =>
    run('upload', async () => {
      if (isTooLarge(chosen)) {
        messages.warning(`「${chosen.name}」超过 ${LARGEST_MB} MB，没有上传`);
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
