import { remote } from '@zhilv/build';

export default remote({ directory: import.meta.dirname });
