import type { Capabilities } from './client/capabilities.ts';
import type { Json, JsonObject } from './json/index.ts';

/** The guide of Argonaut; others, as that of IHE, have operations of these names with other parameters. */
const guide = 'argonaut-scheduling';

/** Whether a server declares an operation of the Argonaut scheduling guide on Appointment. */
export const operatesScheduling = (capabilities: Capabilities, name: 'find' | 'hold' | 'book'): boolean =>
  capabilities.operates('Appointment', name, { guide, needs: name === 'find' ? 'search' : 'create' });

/** Whether times are found and booked by operations of the server. */
export const booksByOperation = (capabilities: Capabilities): boolean =>
  operatesScheduling(capabilities, 'find') && operatesScheduling(capabilities, 'book');

/** What an operation is asked, a part for each value. */
export const parametersOf = (parts: readonly Readonly<Record<string, Json>>[]): JsonObject => ({
  resourceType: 'Parameters',
  parameter: parts,
});
