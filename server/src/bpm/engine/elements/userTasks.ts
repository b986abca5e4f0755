import type { Template } from '../../expression/syntax/Template.ts';
import type { ShownText, UserTask } from '../model/Model.ts';
import { Refusal } from '../state/Refusal.ts';
import { dueDateOf } from '../run/time.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { skips, textOf, valueOf } from '../run/variables.ts';
import { finish } from './rounds.ts';
import { addBoundaryListeners } from './waiting.ts';

const USUAL_PRIORITY = 50;
/** Java's greatest `int`, which databases have as well. */
const MOST_PRIORITY = 2_147_483_647;

/** Opens a task, or goes on when it is skipped; who could do it is not asked then. */
export function beginUserTask(run: Run, token: LiveToken, node: UserTask, isInRound: boolean): void {
  const ref = run.nextRef();
  run.openRow(token, { task: ref });
  if (!isInRound) addBoundaryListeners(run, token);
  const looks = {
    name: shownText(run, token, node.title),
    description: shownText(run, token, node.description),
    due: dueOf(run, token, node),
    priority: priorityOf(run, token, node),
    category: textOf(run, token, node.category),
    formKey: textOf(run, token, node.formKey),
  };
  if (skips(run, token, node.skip) === true) {
    finish(run, token);
    return;
  }
  token.wait = 'task';
  run.tasks.set(ref, {
    ref,
    instance: token.instance,
    token: token.ref,
    key: node.id,
    ...looks,
    assignee: textOf(run, token, node.assignee),
    owner: textOf(run, token, node.owner),
    candidateUsers: peopleOf(run, token, node.candidateUsers),
    candidateGroups: peopleOf(run, token, node.candidateGroups),
    delegation: null,
    created: run.now,
    claimed: null,
  });
}

function shownText(run: Run, token: LiveToken, text: ShownText | null): string | null {
  if (text === null || text.template === null) return text?.written ?? null;
  try {
    return textOf(run, token, text.template) ?? '';
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'expression') return text.written;
    throw error;
  }
}

function dueOf(run: Run, token: LiveToken, { due, id }: UserTask): number | null {
  const text = textOf(run, token, due);
  return text === null ? null : dueDateOf(text, run.now, id);
}

function priorityOf(run: Run, token: LiveToken, { priority, id }: UserTask): number {
  if (priority === null) return USUAL_PRIORITY;
  const value = valueOf(run, token, priority);
  if (value === null) return USUAL_PRIORITY;
  const number = typeof value === 'string' && /^[+-]?\d+$/.test(value.trim()) ? Number(value) : value;
  if (typeof number === 'number' && Math.abs(number) <= MOST_PRIORITY) return Math.trunc(number);
  throw new Refusal('expression', `节点「${id}」的优先级不是数字，或者过大`, id);
}

/** Each template gives a list, or a text that is split at commas. */
function peopleOf(run: Run, token: LiveToken, templates: readonly Template[]): readonly string[] {
  const people = templates.flatMap((template): readonly string[] => {
    const value = valueOf(run, token, template);
    if (Array.isArray(value)) return value.filter((item) => item !== null).map(String);
    if (value === null) return [];
    if (typeof value !== 'object')
      return String(value)
        .split(',')
        .map((part) => part.trim());
    throw new Refusal('expression', `节点「${token.node}」的候选人或候选组不是文本或列表`, token.node);
  });
  return [...new Set(people)].filter((person) => person !== '');
}
