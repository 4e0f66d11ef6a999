import { describe, expect, it } from '@jest/globals';
import type { Sql } from '@portico/adapters-storage/sql';
import { instant, type PracticeId } from '@portico/domain/kernel';
import { EmbeddedAvailability } from './index.ts';

const practice = 'riverwalk' as PracticeId;
const rules = { leadMinutes: 60, approvesRequests: false, waitList: true, preRegistration: false };
const text = { en: 'Is it an emergency?', es: '¿Es una emergencia?' };

/** The booking rules that are read from this stored value. */
const keptAs = (booking: unknown) => {
  const sql = { rows: () => Promise.resolve([{ booking }]) } as unknown as Sql;
  return new EmbeddedAvailability(sql, () => instant(0)).rules(practice);
};

describe('the questions that a practice keeps with its rules', () => {
  const questions = { id: 'urgent', text, options: [{ id: 'yes', text, leadsTo: { kind: 'notice', text } }] };

  it('ACC-321 are read as they are written, and there may be none', async () => {
    expect(await keptAs({ ...rules, questions })).toEqual({ ...rules, questions });
    expect(await keptAs(rules)).toEqual(rules);
  });

  it('ACC-321 are never left out where they cannot be asked whole, and it is said what is wrong', async () => {
    const wrong = { ...questions, options: [{ id: 'yes', text, leadsTo: { kind: 'phone' } }] };
    await expect(keptAs({ ...rules, questions: wrong })).rejects.toThrow(
      'The practice riverwalk has questions that cannot be asked: unknown-end at questions.options[0].leadsTo.',
    );
  });
});
