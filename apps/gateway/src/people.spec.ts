import { describe } from '@jest/globals';
import { attacksTests } from './attacks.part.ts';
import { delegateRightsTests } from './delegate-rights.part.ts';
import { delegatesTests } from './delegates.part.ts';
import { gatewayTests } from './gateway.part.ts';
import { guessesTests } from './guesses.part.ts';
import { guestsTests } from './guests.part.ts';
import { messagesTests } from './messages.part.ts';
import { noticesTests } from './notices.part.ts';
import { picturesTests } from './pictures.part.ts';
import { registriesTests } from './registries.part.ts';
import { secondStepTests } from './second-step.part.ts';
import { settingsTests } from './settings.part.ts';
import { signUpTests } from './sign-up.part.ts';

// Few files, because each loads the whole gateway; their parts stand beside them, each with a gateway of its own.
describe('attacks', attacksTests);
describe('delegate rights', delegateRightsTests);
describe('delegates', delegatesTests);
describe('gateway', gatewayTests);
describe('guesses', guessesTests);
describe('guests', guestsTests);
describe('messages', messagesTests);
describe('notices', noticesTests);
describe('pictures', picturesTests);
describe('registries', registriesTests);
describe('second step', secondStepTests);
describe('settings', settingsTests);
describe('sign-up', signUpTests);
