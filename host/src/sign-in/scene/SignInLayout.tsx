import { SITE_HOME } from '@zhilv/site/addresses';
import { type ReactNode, useDeferredValue } from 'react';
import icon from '../../icon.svg';
import { Scene } from './Scene.tsx';
import styles from './SignInLayout.module.css';

interface SignInLayoutProps {
  companyName: string;
  children: ReactNode;
}

/** Two halves: the landscape with the company's name, and the form. On a phone the landscape is a band above the form. */
export function SignInLayout({ companyName, children }: SignInLayoutProps) {
  // The form is what people came for, and drawing hills takes a slow phone longer than drawing all the rest.
  const isSceneDrawn = useDeferredValue(true, false);

  return (
    <div className={styles['halves']}>
      <header className={styles['scene']}>
        {isSceneDrawn && <Scene />}
        <a className={styles['company']} href={SITE_HOME}>
          <img src={icon} alt="" width={40} height={40} />
          {companyName}
        </a>
        <p className={styles['line']}>让每一处山水，都能从容抵达</p>
      </header>
      <main className={styles['form']}>
        <div className={styles['panel']}>{children}</div>
      </main>
    </div>
  );
}

/** The heading of a page, above its form. */
export const SignInHeading = ({ children }: { children: ReactNode }) => <h1 className={styles['title']}>{children}</h1>;

/**
 * What a page has to say, below its heading.
 * @param role `status` where it says that something is under way, `alert` where it takes the place of what was there and is to be heard
 */
export const SignInText = ({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) => (
  <p role={role} className={styles['text']}>
    {children}
  </p>
);

/** The ways on from a page that is at its end. */
export const SignInWays = ({ children }: { children: ReactNode }) => <div className={styles['ways']}>{children}</div>;
