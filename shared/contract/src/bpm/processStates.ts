/** The values of `bpm_process_instance_status`. */
export const INSTANCE_STATUS = { running: 1, finished: 2 } as const;

/**
 * The values of `bpm_process_instance_result`, which tasks have as well (docs/protocol/bpm.md §1). The last three are of tasks that wait
 * for others: for signers behind it, for signers before it, and a signer's for the task that it stands behind.
 */
export const PROCESS_RESULT = {
  processing: 1,
  approved: 2,
  rejected: 3,
  cancelled: 4,
  sentBack: 5,
  delegated: 6,
  awaitsAfterSigners: 7,
  awaitsBeforeSigners: 8,
  awaitsPreceding: 9,
} as const;

/** Whether a definition can be started. */
export const SUSPENSION_STATE = { active: 1, suspended: 2 } as const;

/** The values of `bpm_model_form_type`: a form drawn in the console, or a page of the business. */
export const FORM_TYPE = { process: 10, business: 20 } as const;
