import { Icon } from './Icon.tsx';

/** A magnifier stands for searching. */
export const Magnifier = () => <Icon line="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M13.2 13.2L17 17" />;
