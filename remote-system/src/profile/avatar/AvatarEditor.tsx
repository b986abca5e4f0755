import { profile } from '@zhilv/contract/system';
import { ApiError, call, messages, showFailure, showUser, useSession } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { type ComponentType, useRef, useState } from 'react';
import type { AvatarCropperProps } from './AvatarCropper.lazy.tsx';
import styles from './AvatarEditor.module.css';
import { LARGEST_MB, PICTURE_TYPES, pictureFault } from './pictureFault.ts';

export interface AvatarEditorProps {
  nickname: string;
  onChanged: () => Promise<void>;
}

/** Shows the user's picture, and takes another one. */
export function AvatarEditor({ nickname, onChanged }: AvatarEditorProps) {
  const { user } = useSession();
  const [missing, setMissing] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string; Cropper: ComponentType<AvatarCropperProps> } | null>(null);
  const [opening, setOpening] = useState(false);
  const [saving, setSaving] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const avatar = user?.avatar ?? '';

  const choose = async (file: File): Promise<void> => {
    const fault = pictureFault(file);
    if (fault !== null) {
      messages.warning(fault);
      return;
    }
    setOpening(true);
    try {
      const { AvatarCropper: Cropper } = await import('./AvatarCropper.lazy.tsx');
      setChosen({ file, address: URL.createObjectURL(file), Cropper });
    } catch {
      // Offline, or another release has come: another try may find it.
      messages.error('图片裁剪没有加载成功，请检查网络后重新选择图片');
    } finally {
      setOpening(false);
    }
  };

  const save = async (picture: File): Promise<void> => {
    setSaving(true);
    try {
      showUser({ avatar: await call(profile.updateAvatar, { avatarFile: picture }, { quiet: true }) });
      setChosen(null);
      messages.success('头像已更新');
      await onChanged();
    } catch (error) {
      // The dialog stays, with the square as it was chosen.
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className={styles['editor']}>
      <span className={styles['picture']}>
        {missing === avatar ? (
          <span aria-hidden="true">{Array.from(nickname)[0]}</span>
        ) : (
          <img src={avatar} alt={`${nickname}的头像`} referrerPolicy="no-referrer" onError={() => setMissing(avatar)} />
        )}
      </span>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES.join()}
        aria-label="选择头像图片"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button busy={opening} onClick={() => chooser.current?.click()}>
        更换头像
      </Button>
      <p className={styles['hint']}>PNG、JPEG 或 WebP，不超过 {LARGEST_MB} MB</p>
      {chosen !== null && (
        <chosen.Cropper
          file={chosen.file}
          address={chosen.address}
          busy={saving}
          onCropped={(picture) => void save(picture)}
          onCancel={() => setChosen(null)}
        />
      )}
    </div>
  );
}
