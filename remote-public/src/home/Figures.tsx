const NUMBER_OR_WORDS = /(?<number>\d[\d.,×]*%?)|\D+/g;

/** A short text with each number in a `<b>`, which the place around it styles. */
export function Figures({ text }: { readonly text: string }) {
  return Array.from(text.matchAll(NUMBER_OR_WORDS), ({ 0: part, index, groups }) =>
    groups?.['number'] ? <b key={index}>{part}</b> : part,
  );
}
