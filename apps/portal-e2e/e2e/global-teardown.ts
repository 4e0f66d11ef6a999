import { closeShared } from '../src/browser/shared-by-run.ts';

export default closeShared;
