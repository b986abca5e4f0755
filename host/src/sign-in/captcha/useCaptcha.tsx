import { CAPTCHA_MISSING, CAPTCHA_REFUSED } from '@zhilv/contract/system';
import { ApiError } from '@zhilv/platform';
import { type ReactNode, useState } from 'react';
import { lateCode } from '../form/lateCode.ts';

/** Makes a call that may need a captcha, with the text of a solved one where the server has asked for it. */
type Attempt = (captchaVerification?: string) => Promise<void>;

interface Captcha {
  /** Belongs into the page that makes the call; nothing until a captcha is to be solved. */
  readonly dialog: ReactNode;
  /**
   * Makes a call, and makes it again with a captcha for as long as the server wants one.
   * @param unsolved says to somebody who closes the captcha what has not been done
   * @throws whatever the call throws; ApiError with `unsolved`, or of kind `network` when the captcha's own files do not come
   */
  readonly attempted: (attempt: Attempt, unsolved: string) => Promise<void>;
}

/**
 * Solves captchas when the server asks for one. The page needs no setting for that: a back end decides by itself, and what this
 * document was told of it when it was opened may be old.
 */
export function useCaptcha(): Captcha {
  const [dialog, setDialog] = useState<ReactNode>(null);

  async function attempted(attempt: Attempt, unsolved: string): Promise<void> {
    let verification: string | undefined;
    for (;;) {
      try {
        await attempt(verification);
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || !asksForCaptcha(error)) throw error;
        const solved = await solve(error.code === CAPTCHA_REFUSED ? error.message : null);
        if (solved === null) throw new ApiError('business', unsolved);
        verification = solved;
      }
    }
  }

  async function solve(notice: string | null): Promise<string | null> {
    const { CaptchaDialog, fetchChallenge } = await lateCode(
      import('./CaptchaDialog.lazy.tsx'),
      '安全验证无法加载，请检查网络后重试',
    );
    const first = await fetchChallenge();
    return new Promise((resolve) => {
      const close = (verification: string | null): void => {
        setDialog(null);
        resolve(verification);
      };
      setDialog(<CaptchaDialog first={first} notice={notice} onSolved={close} onCancel={() => close(null)} />);
    });
  }

  return { dialog, attempted };
}

const asksForCaptcha = ({ code, message }: ApiError): boolean =>
  code === CAPTCHA_REFUSED || (code === 400 && message === CAPTCHA_MISSING);
