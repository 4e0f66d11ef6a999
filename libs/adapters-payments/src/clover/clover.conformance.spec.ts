import {
  activityContract,
  processorContract,
  silenceContract,
  vaultContract,
  weatherContract,
} from '../conformance/index.ts';
import { cloverStage } from './clover.stage.ts';

for (const profile of ['usual', 'contrary'] as const) {
  const open = () => cloverStage({}, profile);
  const name = `of Clover (${profile})`;
  processorContract(name, open);
  vaultContract(name, open);
  silenceContract(name, open);
  weatherContract(name, open);
  activityContract(name, open);
}
