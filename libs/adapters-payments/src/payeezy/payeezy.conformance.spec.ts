import {
  activityContract,
  processorContract,
  noCardDataLeaksContract,
  vaultContract,
  networkFaultsContract,
} from '../conformance/index.ts';
import { openPayeezy } from './testing/payeezy-fixture.ts';

for (const profile of ['usual', 'contrary'] as const) {
  const open = () => openPayeezy(profile);
  const name = `of Payeezy (${profile})`;
  processorContract(name, open);
  vaultContract(name, open);
  noCardDataLeaksContract(name, open);
  networkFaultsContract(name, open);
  activityContract(name, open);
}
