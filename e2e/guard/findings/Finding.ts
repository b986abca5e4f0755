/** Where on a page something is wrong. */
export interface Place {
  readonly selector: string;
  /** The start of its markup. */
  readonly markup: string;
  /** Which entries of `accessibilityExceptions` have a selector that it matches. */
  readonly exceptions: readonly number[];
}

/** Something that a guard does not accept, and what to do about it. */
export interface Finding {
  /** Which rule, in a word or two. */
  readonly rule: string;
  readonly says: string;
  /** What had been opened, by the name of its opener; left out: nothing. */
  readonly opened?: string;
  readonly places: readonly Place[];
  readonly advice: string;
}

// The first few show what it is; a page that breaks a rule in every row would bury the rest.
const SHOWN = 4;

/** What a person reads when a guard fails. */
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
