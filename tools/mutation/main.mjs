// `npm run mutation`: see stryker.config.mjs.
import { fetchOnDemand, onDemand } from '../on-demand/fetch.mjs';
import { run } from '../setup/processes.mjs';

await fetchOnDemand();
const stryker = onDemand('@stryker-mutator/core/bin/stryker.js');
process.exitCode = await run(process.execPath, [stryker, 'run', 'tools/mutation/stryker.config.mjs']);
