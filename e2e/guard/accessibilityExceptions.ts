/** Something that axe finds in markup which is not ours. */
export interface AccessibilityException {
  /** axe's name for the rule. */
  readonly rule: string;
  /** Matches the elements in question, by class names of the package. */
  readonly selector: string;
  /** The exception is met on this route (as menus and pages have it); when it is no longer met there, the entry has to go. */
  readonly route: string;
  /** Says why it cannot be mended where `ui` wraps the component. */
  readonly reason: string;
  readonly package: string;
  /** The version of the package that was looked at; a newer one has to be looked at anew. */
  readonly version: string;
}

/** All exceptions. Our own markup has none. */
export const accessibilityExceptions: readonly AccessibilityException[] = [];
