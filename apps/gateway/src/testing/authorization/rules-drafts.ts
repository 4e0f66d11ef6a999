import { south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';

const own = { practiceId: south.id, patientId: '1001' };
const other = { ...own, patientId: '2002' };
const name = 'messages:new';
const draft = { name, fields: [{ name: 'body', text: 'May I?' }], after: 0 };

export const draftsRules: Rules = {
  getDrafts: {
    to: 'messages:act',
    input: { ...own, topic: 'MESSAGES' },
    foreign: [{ ...other, topic: 'MESSAGES' }],
  },
  saveDraft: {
    to: 'messages:act',
    input: { input: { ...own, ...draft } },
    foreign: [{ input: { ...other, ...draft } }, { input: { ...draft, ...own, practiceId: 'nowhere' } }],
  },
  removeDraft: {
    to: 'messages:act',
    input: { ...own, name },
    foreign: [{ ...other, name }],
  },
};
