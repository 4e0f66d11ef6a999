import { openShared } from '../src/browser/shared-by-run.ts';

export default openShared;
