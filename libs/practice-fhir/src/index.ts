import { spiVersion, type PracticeAdapter } from '@portico/practice-spi';
import { connect } from './fhir-connection.ts';

/** Connects a practice whose system is a FHIR R4 server. */
export const adapter: PracticeAdapter = { spi: spiVersion, name: 'fhir', connect };
