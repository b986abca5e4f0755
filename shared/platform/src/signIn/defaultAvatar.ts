const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><clipPath id="disc"><circle cx="32" cy="32" r="32"/></clipPath></defs><g clip-path="url(#disc)"><path fill="#d7e8ea" d="M0 0h64v64H0z"/><path fill="#a9cdd0" d="M0 48c9-9 17-12 27-6s22 3 37-6v28H0z"/><circle cx="32" cy="26" r="11" fill="#2f6f7e"/><path fill="#2f6f7e" d="M10 64c1-14 10-22 22-22s21 8 22 22z"/></g></svg>`;

/** Users without a picture get this one, as a data address. */
export const defaultAvatar = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
