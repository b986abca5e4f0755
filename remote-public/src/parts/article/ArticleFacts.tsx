import { PublishDay } from '../text/PublishDay.tsx';
import styles from './ArticleFacts.module.css';

interface ArticleFactsProps {
  /** Epoch milliseconds. */
  readonly publishTime?: number | null | undefined;
  readonly source?: string | null | undefined;
  readonly viewCount?: number | null | undefined;
}

/** Shows the day, source and number of views of a text; unknown ones are left out. */
export function ArticleFacts({ publishTime, source, viewCount }: ArticleFactsProps) {
  return (
    <p className={styles['facts']}>
      <PublishDay instant={publishTime} />
      {source && <span>来源：{source}</span>}
      {viewCount ? <span>阅读 {viewCount.toLocaleString('zh-CN')}</span> : null}
    </p>
  );
}
