import { ben, documentId, labId } from '../clinic.ts';
import type { Rules } from './rule.ts';

const [benInSouth] = ben;

export const healthRules: Rules = {
  getDocument: { to: 'health:view', input: { documentId }, foreign: [{ documentId: 'not-mine' }] },
  getLab: { to: 'health:view', input: { labId }, foreign: [{ labId: 78 }] },
  getMyHealth: { to: 'health:view' },
  getPdf: {
    to: 'health:view',
    input: { patientId: '1001' },
    foreign: [{ patientId: benInSouth?.patient }, { patientId: '9999' }],
  },
};
