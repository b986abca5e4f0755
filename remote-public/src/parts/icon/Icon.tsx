/** A sign of 20 by 20, drawn by one line in the colour of the text around it. */
export const Icon = ({ line }: { readonly line: string }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={line} />
  </svg>
);
