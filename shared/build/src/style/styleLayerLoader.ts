import {
  browserslistToTargets,
  type CustomAtRules,
  Features,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { refuseGlobalNames, refuseGlobalSelector } from './globalStyles.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { ownerOf } from '../package/ownerOf.ts';
import { STYLE_QUERY } from '../package/targets.ts';

interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { layer: string; scope: string | null };
}

const TARGETS = browserslistToTargets(STYLE_QUERY);

const layerOf = (file: string, own: string): string => {
  if (file.includes('/@douyinfe/')) return 'semi';
  return ownerOf(file)?.zhilv.layer ?? own;
};

/**
 * Puts a stylesheet into its cascade layer and, in a remote, under `:where([data-remote=…])`, so that no remote can
 * restyle the shell or another remote (architecture §4). `layers.css` declares the order and is left as it is.
 */
export default function styleLayerLoader(this: LoaderContext, source: string): string {
  const file = this.resourcePath;
  if (file.endsWith('/layers.css')) return source;
  const { layer: own, scope } = this.getOptions();
  const layer = layerOf(file, own);
  const code = Buffer.from(`@layer ${layer} {\n${source}\n}`);
  const { code: output } = transform({
    filename: file,
    code,
    targets: TARGETS,
    // Where it does not know a selector, such as `:global`, it would put the list into an `:is()`, which is tried for every element there is.
    exclude: Features.IsSelector,
    visitor: visitorFor(file, layer === own ? scope : null),
  });
  return Buffer.from(output).toString('utf8');
}

function visitorFor(file: string, scope: string | null): Visitor<CustomAtRules> {
  if (scope === null && !file.endsWith('.module.css')) return {};
  return {
    Selector(selector) {
      if (selector[0]?.type === 'nesting') return undefined;
      refuseGlobalSelector(selector, file, scope !== null);
      return scope === null ? undefined : withScope(selector, scope);
    },
    ...(scope !== null && !LIBRARY_FILE.test(file) && { Rule: refuseGlobalNames(file) }),
  };
}

function withScope(selector: SelectorComponent[], scope: string): SelectorComponent[] {
  const where: SelectorComponent = {
    type: 'pseudo-class',
    kind: 'where',
    selectors: [[{ type: 'attribute', name: 'data-remote', operation: { operator: 'equal', value: scope } }]],
  };
  return [where, { type: 'combinator', value: 'descendant' }, ...selector];
}
