import {
  activityContract,
  processorContract,
  noCardDataLeaksContract,
  vaultContract,
  networkFaultsContract,
} from '../conformance/index.ts';
import { cloverFixture } from './testing/clover-fixture.ts';

for (const profile of ['usual', 'contrary'] as const) {
  const open = () => cloverFixture({}, profile);
  const name = `of Clover (${profile})`;
  processorContract(name, open);
  vaultContract(name, open);
  noCardDataLeaksContract(name, open);
  networkFaultsContract(name, open);
  activityContract(name, open);
}
