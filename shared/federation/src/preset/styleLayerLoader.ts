import { type SelectorComponent, transform } from 'lightningcss';
import { STYLE_TARGETS } from './targets.ts';

interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { layer: string; scope: string | null };
  emitError(error: Error): void;
}

const layerOf = (file: string, own: string): string => {
  if (file.includes('/@douyinfe/')) return 'semi';
  if (/[\\/]shared[\\/]ui[\\/]/.test(file)) return 'ui';
  return own;
};

/**
 * Puts a stylesheet into its cascade layer and, in a remote, under `:where([data-remote=…])`, so that no remote can
 * restyle the shell or another remote (architecture §6). `layers.css` declares the order and is left as it is.
 */
export default function styleLayerLoader(this: LoaderContext, source: string): string {
  const file = this.resourcePath;
  if (file.endsWith('/layers.css')) return source;
  const { layer: own, scope } = this.getOptions();
  const layer = layerOf(file, own);
  const code = Buffer.from(`@layer ${layer} {\n${source}\n}`);
  const scoped = scope !== null && layer === own;
  const { code: output } = transform({
    filename: file,
    code,
    targets: STYLE_TARGETS,
    ...(scoped && { visitor: { Selector: (selector: SelectorComponent[]) => withScope(selector, scope, file) } }),
  });
  return Buffer.from(output).toString('utf8');
}

function withScope(selector: SelectorComponent[], scope: string, file: string): SelectorComponent[] | undefined {
  if (selector[0]?.type === 'nesting') return undefined;
  const global =
    !selector.some((part) => part.type === 'class' || part.type === 'id') ||
    selector.some((part) => part.type === 'pseudo-class' && part.kind === 'root');
  if (global) {
    throw new Error(`${file}: a remote's selector needs a class of its own; a global one would restyle other remotes`);
  }
  const where: SelectorComponent = {
    type: 'pseudo-class',
    kind: 'where',
    selectors: [[{ type: 'attribute', name: 'data-remote', operation: { operator: 'equal', value: scope } }]],
  };
  return [where, { type: 'combinator', value: 'descendant' }, ...selector];
}
