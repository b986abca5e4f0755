import type { ReleaseOverview } from '@zhilv/contract/operation';
import { Line } from './section/Line.tsx';
import { Lines } from './section/Lines.tsx';
import { Section } from './section/Section.tsx';

export interface RowsWithoutPageProps {
  rows: ReleaseOverview['rowsWithoutPage'];
  outdated: boolean;
}

/** Lists the menu rows that lead to 当前版本暂无此页面. */
export function RowsWithoutPage({ rows, outdated }: RowsWithoutPageProps) {
  return (
    <Section title="菜单核对" outdated={outdated} note={`菜单已配置、但当前版本没有提供的页面，共 ${rows.length} 个`}>
      <Lines empty="所有菜单都有对应的页面。">
        {rows.map(({ id, name, component }) => (
          <Line key={String(id)} name={name} facts={[<code key="component">{component}</code>, `菜单编号 ${id}`]} />
        ))}
      </Lines>
    </Section>
  );
}
