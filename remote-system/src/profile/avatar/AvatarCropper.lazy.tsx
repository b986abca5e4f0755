import { messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styles from './AvatarCropper.module.css';
import { cropPicture, type Square } from './cropPicture.ts';

export interface AvatarCropperProps {
  /** The picture as it was chosen. */
  file: File;
  /** An object URL of it, which whoever opens the dialog gives back. */
  address: string;
  busy: boolean;
  onCropped: (picture: File) => void;
  onCancel: () => void;
}

const LARGEST_ZOOM = 5;

/** Asks in a dialog which square of a picture becomes the user's. It is moved by pointer, finger and arrow keys. */
export function AvatarCropper({ file, address, busy, onCropped, onCancel }: AvatarCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [unreadable, setUnreadable] = useState(false);
  const square = useRef<Square>(null);
  const picture = useRef<HTMLImageElement>(null);
  const zoomId = useId();

  const cut = async (): Promise<void> => {
    if (picture.current === null || square.current === null) return;
    try {
      onCropped(await cropPicture(picture.current, square.current, file.type));
    } catch {
      // Nothing is known of the picture but that this browser cannot draw it.
      messages.error('浏览器无法处理这张图片，请换一张');
    }
  };

  return (
    <Modal
      title="裁剪头像"
      busy={busy}
      onCancel={onCancel}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            取消
          </Button>
          <Button
            kind="primary"
            busy={busy}
            unavailable={unreadable ? '这张图片无法打开，请换一张' : undefined}
            onClick={() => void cut()}
          >
            确定
          </Button>
        </>
      }
    >
      {unreadable ? (
        <p role="alert" className={styles['unreadable']}>
          这张图片无法打开，请换一张
        </p>
      ) : (
        <>
          <div className={styles['stage']}>
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              maxZoom={LARGEST_ZOOM}
              keyboardStep={10}
              // The content policy allows no style elements; the file is imported above.
              disableAutomaticStylesInjection
              cropperProps={{ role: 'group', 'aria-label': '头像范围，用方向键移动图片' }}
              mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
              setImageRef={({ current }) => void (picture.current = current)}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => void (square.current = pixels)}
            />
          </div>
          <div className={styles['zoom']}>
            <label htmlFor={zoomId}>缩放</label>
            <input
              id={zoomId}
              type="range"
              min={1}
              max={LARGEST_ZOOM}
              step={0.1}
              value={zoom}
              aria-valuetext={`${Math.round(zoom * 100)}%`}
              onChange={({ target }) => setZoom(Number(target.value))}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
