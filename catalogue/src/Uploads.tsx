import { type StoredFile, Upload } from '@zhilv/ui/upload';
import { useState } from 'react';
import { picture } from './picture.ts';
import { Section } from './frame/Section.tsx';

/** Shows the fields that send files. Here nothing is sent, and a file whose name asks for a failure fails. */
export function Uploads() {
  const [files, setFiles] = useState<readonly StoredFile[]>([{ name: '合同.pdf', url: '#contract' }]);
  return (
    <Section title="Upload">
      <Upload label="附件" initial={files} onChange={setFiles} send={pretend} maxSizeKib={1024} hint="不超过 1 MB" />
      <p role="status">{files.map(({ name }) => name).join('、')}</p>
      <Upload
        label="商品图"
        initial={[{ name: '封面.svg', url: picture('#2f8f6b') }]}
        onChange={ignore}
        send={pretend}
        pictures
        max={3}
      />
    </Section>
  );
}

const pretend = async (file: File, onProgress: (percent: number) => void): Promise<StoredFile> => {
  onProgress(60);
  if (file.name.includes('失败')) throw new Error('上传失败');
  return { name: file.name, url: `#${file.name}` };
};

const ignore = (): void => {};
