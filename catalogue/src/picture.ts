/** Draws a picture that takes no request: a landscape in two tones. */
export const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="#cfe4f2"/><path d="M0 240 140 110l90 80 90-120 160 170v80H0Z" fill="${colour}"/></svg>`,
  )}`;
