import { registryTests } from './registries.part.ts';
import { openWorld } from './world.ts';

openWorld({ registries: true });
registryTests();
