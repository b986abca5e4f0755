import { FILE_LIMIT_MB } from '@zhilv/contract';
import { profile } from '@zhilv/contract/system';
import { FileButton, useActions } from '@zhilv/crud';
import { call, messages, showUser, useHeld, useSession, useShownPicture } from '@zhilv/platform';
import { type ComponentType, useState } from 'react';
import type { AvatarCropperProps } from './AvatarCropper.lazy.tsx';
import styles from './AvatarEditor.module.css';
import { PICTURE_TYPES, pictureFault } from './pictureFault.ts';

export interface AvatarEditorProps {
  nickname: string;
  onChanged: () => Promise<void>;
}

/** Shows the user's picture, and takes another one. */
export function AvatarEditor({ nickname, onChanged }: AvatarEditorProps) {
  const { user } = useSession();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [opening, setOpening] = useState(false);
  const { isBusy, run } = useActions<'save'>();
  const { shown, onError } = useShownPicture(user?.avatar ?? null);

  const choose = async (file: File): Promise<void> => {
    const fault = pictureFault(file);
    if (fault !== null) {
      messages.warning(fault);
      return;
    }
    setOpening(true);
    try {
      const { AvatarCropper: Cropper } = await import('./AvatarCropper.lazy.tsx');
      setChosen({ file, Cropper });
    } catch {
      // Offline, or another release has come: another try may find it.
      messages.error('图片裁剪没有加载成功，请检查网络后重新选择图片');
    } finally {
      setOpening(false);
    }
  };

  // After a failure the dialog stays, with the square as it was chosen.
  const save = (picture: File): Promise<void> =>
    run('save', async () => {
      showUser({ avatar: await call(profile.updateAvatar, { avatarFile: picture }, { quiet: true }) });
      setChosen(null);
      messages.success('头像已更新');
      await onChanged();
    });

  return (
    <div className={styles['editor']}>
      <span className={styles['picture']}>
        {shown === null ? (
          <span aria-hidden="true">{Array.from(nickname)[0]}</span>
        ) : (
          <img src={shown} alt={`${nickname}的头像`} referrerPolicy="no-referrer" onError={onError} />
        )}
      </span>
      <FileButton busy={opening} chosen="选择头像图片" accept={PICTURE_TYPES.join()} onChosen={(file) => void choose(file)}>
        更换头像
      </FileButton>
      <p className={styles['hint']}>PNG、JPEG 或 WebP，不超过 {FILE_LIMIT_MB} MB</p>
      {chosen !== null && (
        <ChosenPicture
          {...chosen}
          busy={isBusy('save')}
          onCropped={(picture) => void save(picture)}
          onCancel={() => setChosen(null)}
        />
      )}
    </div>
  );
}

/** A picture to be cropped, with the code for that. */
interface Chosen {
  readonly file: File;
  readonly Cropper: ComponentType<AvatarCropperProps>;
}

/** Lends the cropper an address of the picture for as long as its dialog is open. */
function ChosenPicture({ Cropper, ...rest }: Chosen & Omit<AvatarCropperProps, 'address'>) {
  const address = useHeld('chosen picture', {
    create: () => URL.createObjectURL(rest.file),
    dispose: (lent) => URL.revokeObjectURL(lent),
  });
  return <Cropper {...rest} address={address} />;
}
