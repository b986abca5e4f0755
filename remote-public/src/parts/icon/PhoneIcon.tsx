import { Icon } from './Icon.tsx';

/** A telephone receiver. */
export const PhoneIcon = () => (
  <Icon line="M4.2 2.8h2.6l1.4 3.6-1.9 1.5a9.4 9.4 0 0 0 5.8 5.8l1.5-1.9 3.6 1.4v2.6a1.4 1.4 0 0 1-1.5 1.4A13.6 13.6 0 0 1 2.8 4.3a1.4 1.4 0 0 1 1.4-1.5z" />
);
