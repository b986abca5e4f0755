/** A place on a page at which something is wrong. */
export interface Place {
  readonly selector: string;
  /** The start of its markup. */
  readonly markup: string;
  /** Indices of the entries of `accessibilityExceptions` whose selector it matches. */
  readonly exceptions: readonly number[];
}

/** A fault that a guard has found, and advice how to mend it. */
export interface Finding {
  /** The rule that is broken, in a word or two. */
  readonly rule: string;
  readonly says: string;
  /** The name of the opener whose dialog or menu was open; left out if none was. */
  readonly opened?: string;
  readonly places: readonly Place[];
  readonly advice: string;
}

// A page that breaks a rule in every row would bury the other findings.
const SHOWN = 4;

/** Writes the text that a person reads when a guard fails. */
export function reportOf(where: string, findings: readonly Finding[]): string {
  return findings
    .map(({ rule, says, opened, places, advice }) => {
      const shown = places.slice(0, SHOWN).flatMap(({ selector, markup }) => [`    · ${selector}`, `      ${markup}`]);
      const more = places.length > SHOWN ? [`    … and ${places.length - SHOWN} more`] : [];
      const open = opened === undefined ? '' : ` (with 「${opened}」 open)`;
      return [`${where}: ${rule}: ${says}${open}`, ...shown, ...more, `    What to do: ${advice}`].join('\n');
    })
    .join('\n');
}
