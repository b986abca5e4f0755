import { useEffect, useState } from 'react';
import styles from './Greeting.module.css';
import { greetingAt, hourAt, longDate } from './greetingAt.ts';
import { Landscape } from './Landscape.tsx';

export interface GreetingProps {
  nickname: string;
}

/** A greeting for the time of day, and today's date. */
export function Greeting({ nickname }: GreetingProps) {
  const now = useMinute();
  return (
    <header className={styles['greeting']}>
      <div className={styles['words']}>
        <h1 className={styles['welcome']}>
          {greetingAt(now)}，{nickname}
        </h1>
        <p className={styles['date']}>{longDate(now)}</p>
      </div>
      <Landscape hour={hourAt(now)} />
    </header>
  );
}

/** The present, to the minute, while it shows: the page may stay open overnight. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
