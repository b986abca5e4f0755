import { Button } from '@zhilv/ui/button';
import { useMedia } from '@zhilv/ui/media';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import { ListTree } from 'lucide-react';
import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useLater } from '../later/useLater.ts';
import type { List } from '../list/useList.ts';
import type { Identified } from '../resource/defineResource.ts';
import { nodeLabel } from '../resource/nodeLabel.ts';
import { sheetCode, sideCode } from './sideCode.ts';
import type { LoadedSide } from './sideLoader.ts';
import styles from './SideTree.module.css';

export interface SideTreeProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** The list is filtered by this field: the key of the chosen node is its value. */
  field: NoInfer<Name>;
  /** The name of the tree: 部门. */
  label: string;
}

/**
 * Narrows a list by a node of the tree that {@link sideLoader} loads; the choice is a filter in the list's address. It stands beside
 * the list, and in a sheet where the window is narrow.
 */
export function SideTree<Row extends Identified, Name extends string>({ list, field, label }: SideTreeProps<Row, Name>) {
  // The page module pairs this component with sideLoader, which gave this answer.
  const { side }: { readonly side: LoadedSide } = useLoaderData();
  const narrow = useMedia('(max-width: 1199px)');
  const { [field]: chosen, ...others } = list.state.filters as Readonly<Record<string, string>>;
  const choose = (key: string | null): void => list.search(key === null ? others : { ...others, [field]: key });
  const content = <Content list={list} side={side} label={label} chosen={chosen ?? null} onChoose={choose} />;
  if (!narrow) {
    return (
      <aside className={styles['side']} aria-label={label}>
        {content}
      </aside>
    );
  }
  return <Sheet label={label} nodes={side.nodes} chosen={chosen ?? null} list={list} side={side} onChoose={choose} />;
}

interface ContentProps {
  list: Pick<List<Identified, string>, 'reload'>;
  side: LoadedSide;
  label: string;
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

function Content({ list, side: { nodes, failure }, label, chosen, onChoose }: ContentProps) {
  const code = sideCode.read();
  if (failure !== null || code === null) {
    return (
      <div className={styles['note']}>
        <p role="alert">{failure?.message ?? '内容加载失败，请检查网络后重试'}</p>
        <Button onClick={() => void list.reload()}>重试</Button>
      </div>
    );
  }
  if (nodes.length === 0) return <p className={styles['note']}>没有可查看的{label}</p>;
  return <code.TreeList label={label} nodes={nodes} searchable value={chosen} onChange={onChoose} />;
}

function Sheet(props: ContentProps & { nodes: readonly TreeListNode[] }) {
  const { label, nodes, chosen, onChoose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { code, loading, prepare, open, close } = useLater(sheetCode);
  const name = chosen === null ? '全部' : (nodeLabel(nodes, chosen) ?? chosen);
  return (
    <div className={styles['chosen']}>
      <Button
        icon={<ListTree size={16} strokeWidth={1.5} aria-hidden="true" />}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={code !== null}
        busy={loading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (code === null ? void open() : close())}
      >
        {`${label}：${name}`}
      </Button>
      {code !== null && (
        <code.Popover anchor={button} label={label} onClose={close}>
          <div className={styles['sheet']}>
            <Content
              {...props}
              onChoose={(key) => {
                close();
                onChoose(key);
              }}
            />
          </div>
        </code.Popover>
      )}
    </div>
  );
}
