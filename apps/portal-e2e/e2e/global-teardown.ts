import { demoOfRun } from '../src/browser/demo-database.ts';

export default demoOfRun.remove;
