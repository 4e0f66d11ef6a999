import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { authorOf, readerOf } from './message-author.ts';

const names = fc.constantFrom('Ana Núñez', 'Ben Ortiz', 'Dr. Ng', '', ' ');

describe('who wrote a message', () => {
  it('is the reader only where the patient’s side wrote it under the reader’s own name, which is nobody else’s', () => {
    fc.assert(
      fc.property(names, names, names, fc.boolean(), fc.boolean(), (sender, user, own, isDelegate, fromPatient) => {
        const author = authorOf(
          { sender, fromPatient },
          { user, reader: readerOf(isDelegate ? own : user, user, isDelegate) },
        );
        const isPatients = isDelegate && sender.trim() === user.trim();
        if (author.kind === 'reader') {
          expect({ fromPatient, isPatients, own: isDelegate ? own.trim() : user.trim() }).toEqual({
            fromPatient: true,
            isPatients: false,
            own: sender.trim(),
          });
        } else if (author.kind === 'named') expect(author.name).toBe(sender.trim());
        else expect(sender.trim()).toBe('');
      }),
    );
  });

  it('is the person by name for a delegate who reads what the patient wrote', () => {
    const thread = { user: 'Ben Ortiz', reader: readerOf('Ana Núñez', 'Ben Ortiz', true) };
    expect(authorOf({ sender: 'Ben Ortiz', fromPatient: true }, thread)).toEqual({ kind: 'named', name: 'Ben Ortiz' });
    expect(authorOf({ sender: 'Ana Núñez', fromPatient: true }, thread)).toEqual({ kind: 'reader' });
    expect(authorOf({ sender: '', fromPatient: true }, thread)).toEqual({ kind: 'for-patient', name: 'Ben Ortiz' });
    expect(authorOf({ sender: '', fromPatient: false }, thread)).toEqual({ kind: 'practice' });
  });
});
