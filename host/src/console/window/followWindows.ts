import * as z from 'zod/mini';
import type { OpenWindow } from './openWindow.ts';
import { openWindowChannel } from './windowChannel.ts';

// Another window may run an older or newer console, whose messages may differ from these.
const Message = z.union([
  z.object({
    kind: z.literal('open'),
    window: z.object({
      id: z.string(),
      hostRelease: z.string(),
      tabs: z.array(
        z.object({
          address: z.string(),
          title: z.string(),
          runs: z.nullable(z.object({ remote: z.string(), release: z.string() })),
          shows: z.boolean(),
          unsaved: z.boolean(),
        }),
      ),
    }),
  }),
  z.object({ kind: z.literal('closed'), id: z.string() }),
]);

/** Asks the other windows of this browser for what they have open and passes on each change. @returns a function that ends it */
export function followWindows(take: (windows: readonly OpenWindow[]) => void): () => void {
  const windows = new Map<string, OpenWindow>();
  const channel = openWindowChannel((heard) => {
    const message = Message.safeParse(heard);
    if (!message.success) return;
    if (message.data.kind === 'open') windows.set(message.data.window.id, message.data.window);
    else windows.delete(message.data.id);
    take([...windows.values()]);
  });
  channel.say({ kind: 'ask' });
  return channel.close;
}
