// `npm run mutation`, `npm run mutation -- view-models`: see stryker.config.mjs. What follows the name goes to Stryker, such as
// `--mutate libs/view-models/src/access/login-query.ts`.
import { fetchOnDemand, onDemand } from '../on-demand/fetch-packages.mjs';
import { run } from '../setup/run-process.mjs';

const [name = 'payments', ...more] = process.argv.slice(2);
process.env.PORTICO_MUTATED = name;
await fetchOnDemand();
const stryker = onDemand('@stryker-mutator/core/bin/stryker.js');
process.exitCode = await run(process.execPath, [stryker, 'run', 'tools/mutation/stryker.config.mjs', ...more]);
