import { ownerOf } from './ownerOf.ts';

/** Names a file by its package and its place in it, `@zhilv/ui/src/button/Button.tsx`, wherever the package lies. */
export function fileInPackage(file: string): string {
  const [, name, below = ''] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(.*)$/.exec(file) ?? [];
  if (name !== undefined) return `${name}${below}`.replaceAll('\\', '/');
  const owner = ownerOf(file);
  return owner ? `${owner.name}/${owner.place}` : file;
}
