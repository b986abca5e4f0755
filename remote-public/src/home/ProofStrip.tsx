import type { PublicConfig } from '../parts/call/publicConfig.ts';
import { Figures } from './Figures.tsx';
import styles from './ProofStrip.module.css';

/** Figures that speak for the company, as configured; marked as examples until real ones are set. */
export function ProofStrip({ figures }: { readonly figures: PublicConfig['proofFigures'] }) {
  if (figures.length === 0) return null;
  return (
    <section className={styles['strip']} aria-label="服务成效（示例数据）">
      <div className={styles['inner']}>
        <dl className={styles['figures']}>
          {figures.map(({ label, value }) => (
            <div className={styles['figure']} key={label}>
              <dt>{label}</dt>
              <dd>
                <Figures text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles['note']}>示例数据</p>
      </div>
    </section>
  );
}
