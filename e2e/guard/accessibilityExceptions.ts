/** Something that axe finds in markup which is not ours. */
export interface AccessibilityException {
  /** axe's name for the rule. */
  readonly rule: string;
  /** What the elements in question match, by class names of the package. */
  readonly selector: string;
  /** The route (as in menus or `pages.ts`) on which it is met; when it is no longer met there, the entry has to go. */
  readonly route: string;
  /** Why it cannot be mended where `ui` wraps the component. */
  readonly reason: string;
  readonly package: string;
  /** The version it was looked at in; a newer one has to be looked at anew. */
  readonly version: string;
}

/** All there is. Our own markup has no exceptions. */
export const accessibilityExceptions: readonly AccessibilityException[] = [];
