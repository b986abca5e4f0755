import { useLater } from '@zhilv/crud';
import { CirclePlay, ListChecks } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { lintOf } from '../lint/lintOf.ts';
import { simulationCode } from '../simulation/simulationCode.ts';
import styles from './CheckTools.module.css';
import { DesignerTool } from '../tool/DesignerTool.tsx';
import { ToolGroup } from '../tool/ToolGroup.tsx';
import type { Tools } from '../tool/Tools.ts';

/** Shows whether the process is right, before anybody runs it. */
export function CheckTools({ diagram, state }: Pick<Tools, 'diagram' | 'state'>) {
  const open = state.phase === 'open';
  return (
    <ToolGroup label="检查">
      <SimulationTool diagram={diagram} active={state.simulating} disabled={!open} />
      <LintTool diagram={diagram} disabled={!open || state.simulating} />
    </ToolGroup>
  );
}

type DiagramTool = Pick<Tools, 'diagram'> & { disabled: boolean };

function SimulationTool({ diagram, active, disabled }: DiagramTool & { active: boolean }) {
  const { loading, prepare, open } = useLater(simulationCode);
  const toggle = async (): Promise<void> => {
    const code = await open();
    if (!diagram.ended) code?.simulationOf(diagram).turn(!active);
  };
  return (
    <DesignerTool
      label="模拟"
      icon={CirclePlay}
      disabled={disabled}
      aria-pressed={active}
      aria-busy={loading || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void toggle()}
    />
  );
}

function LintTool({ diagram, disabled }: DiagramTool) {
  const lint = lintOf(diagram);
  const { shown, errors, warnings } = useSyncExternalStore(lint.subscribe, lint.read);
  const count = errors + warnings;
  return (
    <DesignerTool
      label={count === 0 ? '流程检查' : `流程检查：${errors} 个错误，${warnings} 个警告`}
      icon={ListChecks}
      disabled={disabled}
      aria-pressed={shown}
      onClick={() => lint.show(!shown)}
    >
      {count > 0 && (
        <span className={styles[errors > 0 ? 'errors' : 'warnings']} aria-hidden="true">
          {count}
        </span>
      )}
    </DesignerTool>
  );
}
