const NUMBER_OR_WORDS = /(?<number>\d[\d.,×]*%?)|\D+/g;

/** A short text whose numbers stand out by themselves: each is a `<b>`, for the place it stands in to set. */
export function Figures({ text }: { readonly text: string }) {
  return Array.from(text.matchAll(NUMBER_OR_WORDS), ({ 0: part, index, groups }) =>
    groups?.['number'] ? <b key={index}>{part}</b> : part,
  );
}
