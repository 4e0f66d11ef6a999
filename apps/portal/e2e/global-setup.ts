import { demoOfRun } from '@portico/tools/browser/demo-database.ts';

export default demoOfRun.make;
