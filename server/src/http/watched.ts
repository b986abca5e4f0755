/**
 * Passes a stream on as it is read, and tells how it ended: `sent` resolves with what broke it, and with undefined when
 * it was read to its end or its reader went away.
 */
export function watched(source: ReadableStream<Uint8Array>): {
  readonly content: ReadableStream<Uint8Array>;
  readonly sent: Promise<unknown>;
} {
  const { promise: sent, resolve: end } = Promise.withResolvers<unknown>();
  const reader = source.getReader();
  const content = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
          end(undefined);
        } catch (error) {
          // The cause is for the log alone. This error only makes the writer cut the connection.
          controller.error(new Error('The answer broke off; its line in the log says why.'));
          end(error);
        }
      },
      async cancel(reason) {
        end(undefined);
        await reader.cancel(reason);
      },
    },
    // The stream makes nothing before somebody reads.
    { highWaterMark: 0 },
  );
  return { content, sent };
}
