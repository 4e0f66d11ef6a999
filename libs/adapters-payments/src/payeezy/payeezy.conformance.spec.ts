import { processorContract, silenceContract, vaultContract, weatherContract } from '../conformance/index.ts';
import { openPayeezy } from './payeezy.stage.ts';

processorContract('Payeezy', openPayeezy);
vaultContract('Payeezy', openPayeezy);
silenceContract('Payeezy', openPayeezy);
weatherContract('Payeezy', openPayeezy);
