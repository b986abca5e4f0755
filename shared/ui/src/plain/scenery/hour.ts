/** The hours of the day that a landscape is painted in (`hours.module.css`); by night, hours of the night. */
export type Hour = 'dawn' | 'day' | 'dusk';
