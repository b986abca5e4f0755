import type { Database } from '@zhilv/server/database';
import { sql } from 'drizzle-orm';

/** For tests: tells what is left in a database of instances that have ended, and where rows and stored states contradict each other. */
export async function contradictions(db: Database): Promise<readonly string[]> {
  // Both drivers give an object with `rows`; the type that they have in common does not know.
  const { rows } = (await db.execute(sql`
    with states as (select id as root_id, state from bpm_process_instance where state is not null),
      tokens as (select root_id, (token ->> 'ref')::int as token from states, json_array_elements(state -> 'tokens') as token),
      held as (
        select root_id, kind, (thing ->> 'ref')::int as ref, (thing ->> 'token')::int as token
        from states, unnest(array['tasks', 'timers', 'jobs', 'subscriptions']) as kind, json_array_elements(state -> kind) as thing),
      open as (
        select root_id, 'tasks' as kind, ref from bpm_task where end_time is null and ref is not null
        union all select root_id, 'timers', ref from bpm_timer
        union all select root_id, 'jobs', ref from bpm_job
        union all select root_id, 'subscriptions', ref from bpm_subscription),
      waiting as (
        select 'an open task' as thing, id, root_id, instance_id from bpm_task where end_time is null
        union all select 'an open activity', key, root_id, instance_id from bpm_activity where end_time is null
        union all select 'a timer', id, root_id, root_id from bpm_timer
        union all select 'a job', id, root_id, root_id from bpm_job
        union all select 'a subscription', id, root_id, root_id from bpm_subscription
        union all select 'an incident', id, root_id, root_id from bpm_incident
        union all select 'a running instance', id, root_id, coalesce(parent_id, root_id) from bpm_process_instance where status = 1),
      running as (select id, root_id from bpm_process_instance where status = 1)
    select thing || ' ' || id || ' is left of an instance that has ended or never was' as fault from waiting w
      where not exists (select from running r where r.id = w.instance_id and r.root_id = w.root_id)
    union all select kind || ' ' || ref || ' of ' || root_id || ' are a row and not in the state' from open o
      where not exists (select from held h where h.root_id = o.root_id and h.kind = o.kind and h.ref = o.ref)
    union all select kind || ' ' || ref || ' of ' || root_id || ' are in the state and no row' from held h
      where not exists (select from open o where o.root_id = h.root_id and o.kind = h.kind and o.ref = h.ref)
    union all select kind || ' ' || ref || ' of ' || root_id || ' have no token' from held h
      where not exists (select from tokens t where t.root_id = h.root_id and t.token = h.token)
    union all select 'the task of the signer ' || s.id || ' is open, and that which is signed is not as open' from bpm_task s
      left join bpm_task p on p.id = s.parent_task_id
      where s.ref is null and s.end_time is null and (p.id is null or p.end_time is not null or p.suspension_state <> s.suspension_state)
    union all select 'the instance ' || id || ' has a state and has ended, or runs and has none' from bpm_process_instance
      where (status = 1 and parent_id is null) <> (state is not null)
    union all select 'a message ' || m.id || ' is held for nothing' from bpm_message m join bpm_process_instance i on i.id = m.root_id
      where m.held and i.suspension_state = 1 and m.failures < 3
    union all select 'the incident ' || c.id || ' is of no message that failed' from bpm_incident c left join bpm_message m on m.id = c.id
      where c.kind = 'message' and coalesce(m.failures, 0) < 3
    union all select 'the message ' || m.id || ' failed without an incident' from bpm_message m
      where m.failures >= 3 and not exists (select from bpm_incident c where c.id = m.id)`)) as {
    rows: readonly { fault: string }[];
  };
  return rows.map(({ fault }) => fault);
}
