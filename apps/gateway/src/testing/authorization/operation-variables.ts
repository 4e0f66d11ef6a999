// What operations of several contexts are asked with.
import { south } from '../clinic-fixture.ts';

export const ofAna = { practiceId: south.id, patientId: '1001' };
export const attempt = { uniqueId: 'an-attempt' };
