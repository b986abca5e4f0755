/** Asks whether to remove one of several things. @param noun what it is @param name what people call it; empty where it has no name */
export const removalQuestion = (noun: string, name: string): string =>
  name === '' ? `确定删除这个${noun}吗？` : `确定删除${noun}「${name}」吗？`;
