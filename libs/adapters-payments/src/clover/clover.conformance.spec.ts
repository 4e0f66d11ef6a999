import { processorContract, silenceContract, vaultContract, weatherContract } from '../conformance/index.ts';
import { cloverStage } from './clover.stage.ts';

processorContract('of Clover', cloverStage);
vaultContract('of Clover', cloverStage);
silenceContract('of Clover', cloverStage);
weatherContract('of Clover', cloverStage);
