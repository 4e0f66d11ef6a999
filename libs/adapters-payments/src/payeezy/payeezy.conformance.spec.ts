import {
  activityContract,
  processorContract,
  silenceContract,
  vaultContract,
  weatherContract,
} from '../conformance/index.ts';
import { openPayeezy } from './payeezy.stage.ts';

for (const profile of ['usual', 'contrary'] as const) {
  const open = () => openPayeezy(profile);
  const name = `of Payeezy (${profile})`;
  processorContract(name, open);
  vaultContract(name, open);
  silenceContract(name, open);
  weatherContract(name, open);
  activityContract(name, open);
}
