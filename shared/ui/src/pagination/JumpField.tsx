import styles from './Pagination.module.css';

export interface JumpFieldProps {
  pages: number;
  onTurnTo: (pageNo: number) => void;
}

/** Draws 前往 … 页, a field in which Enter goes to the page that was typed, or to the nearest page that exists. */
export function JumpField({ pages, onTurnTo }: JumpFieldProps) {
  return (
    <form
      className={styles['jump']}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = Number.parseInt(String(new FormData(event.currentTarget).get('page')), 10);
        event.currentTarget.reset();
        if (Number.isFinite(typed)) onTurnTo(Math.min(Math.max(typed, 1), pages));
      }}
    >
      <label>
        前往 <input className={styles['number']} name="page" inputMode="numeric" autoComplete="off" aria-label="前往页码" /> 页
      </label>
    </form>
  );
}
