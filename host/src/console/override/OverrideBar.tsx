import { PlainButton } from '@zhilv/ui/plain/button';
import { useAtomValue } from 'jotai';
import { FlaskConical } from 'lucide-react';
import { keepOverrides } from '../../override/askedOverrides.ts';
import { NoticeBar } from '../bar/NoticeBar.tsx';
import { useReload } from '../unsaved/useReload.ts';
import { developedAtom, overridesAtom } from './overrideAtoms.ts';
import styles from './OverrideBar.module.css';

/** Says that this window has overrides for as long as it has any, and lets its user end them. */
export function OverrideBar() {
  const { off, pins } = useAtomValue(overridesAtom);
  const developed = useAtomValue(developedAtom);
  const reload = useReload({ content: '有未保存的修改，恢复正常后将丢失。确定现在恢复吗？', okText: '恢复正常' });
  const isOverridden = off.size + pins.size > 0;
  if (!isOverridden && developed.length === 0) return null;

  const backToNormal = () => reload(() => keepOverrides({ off: new Set(), pins: new Map() }));

  return (
    <section aria-label="本标签页的特殊版本">
      <NoticeBar mark={FlaskConical}>
        <ul className={styles['list']}>
          {off.size > 0 && <li>安全模式：已停用 {[...off].join('、')}</li>}
          {[...pins].map(([remote, { id }]) => (
            <li key={remote}>
              版本试用：{remote} 固定为 <span className={styles['release']}>{id}</span>
            </li>
          ))}
          {developed.length > 0 && <li>开发服务器：{developed.join('、')}</li>}
        </ul>
        {isOverridden && <PlainButton onClick={() => void backToNormal()}>恢复正常</PlainButton>}
      </NoticeBar>
    </section>
  );
}
