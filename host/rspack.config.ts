import { host } from '@zhilv/federation/preset';

export default host({ directory: import.meta.dirname });
