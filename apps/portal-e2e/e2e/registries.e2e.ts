import { registryTests } from './registries.part.ts';
import { openFixture } from './fixture.ts';

openFixture({ registries: true });
registryTests();
