/** A process that is started, and commands that are given to it one after the other. */
export interface Scenario {
  readonly start: {
    readonly process?: string;
    readonly message?: string;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly user?: string;
    readonly businessKey?: string;
  };
  readonly commands: readonly ScenarioCommand[];
}

type Variables = Readonly<Record<string, unknown>>;

/** Tasks are named by their key in the model, and by who has them where several are open. */
export type ScenarioCommand =
  | { readonly do: 'complete'; readonly task: string; readonly assignee?: string; readonly variables?: Variables }
  | { readonly do: 'claim' | 'assign' | 'delegate'; readonly task: string; readonly user: string }
  | { readonly do: 'resolve'; readonly task: string; readonly variables?: Variables }
  | { readonly do: 'trigger'; readonly activity: string }
  | { readonly do: 'message' | 'signal'; readonly name: string; readonly variables?: Variables }
  | { readonly do: 'variables'; readonly variables: Variables }
  /** An ISO 8601 duration, during which what falls due is done. */
  | { readonly do: 'advance'; readonly by: string }
  | { readonly do: 'sendBack'; readonly from: readonly string[]; readonly to: string }
  | { readonly do: 'jump'; readonly from: string; readonly to: readonly string[] }
  | { readonly do: 'addInstance'; readonly activity: string; readonly variables?: Variables }
  | { readonly do: 'removeInstance'; readonly task: string; readonly assignee?: string; readonly completed?: boolean }
  | { readonly do: 'suspend' | 'activate' }
  | { readonly do: 'delete'; readonly reason: string };

/** What there is after a command. Times are seconds since the start. What there is none of may be absent. */
export interface ScenarioStep {
  readonly ok: boolean;
  readonly at: number;
  /** Ids of the activities at which something is or waits, sorted; without what only listens. */
  readonly active?: readonly string[];
  readonly waitingAtJoin?: readonly string[];
  readonly tasks?: readonly ScenarioTask[];
  readonly loops?: readonly Readonly<Record<string, unknown>>[];
  /** Activity and due time. */
  readonly timers?: readonly (readonly [string, number])[];
  /** Type, name and activity. */
  readonly subscriptions?: readonly (readonly [string, string, string])[];
  readonly asyncJobs?: number;
  readonly ended?: boolean;
  readonly endActivity?: string | null;
  readonly deleteReason?: string | null;
  readonly variables?: Variables;
}

export interface ScenarioTask {
  readonly key: string;
  readonly name: string | null;
  readonly assignee: string | null;
  readonly candidateUsers: readonly string[];
  readonly candidateGroups: readonly string[];
  readonly owner?: string | null;
  readonly due?: number | null;
  readonly priority?: number;
  readonly delegation?: string | null;
  readonly suspended?: boolean;
}

export interface ScenarioHistoryRow {
  /** Key of the called process; absent for the one that was started. */
  readonly process?: string;
  readonly activityId: string;
  readonly activityType: string;
  readonly start: number;
  readonly end: number | null;
  readonly task?: boolean;
  readonly assignee?: string | null;
  readonly calls?: string;
  readonly deleteReason?: string;
}
