import { describe, expect, it } from '@jest/globals';
import { codeInWords, notedStatus, patientOf, refuse, statusIn, unreadable } from './reading-problem.ts';
import { resourcesRead } from './testing/resources-read.ts';

const table = { active: 'current', held: undefined };

describe('a code inside a refusal', () => {
  it('is told where it can be no name and no value', () => {
    for (const code of ['active', 'in-progress', 'A.b_c|d:e/f-9', 'x'.repeat(64)])
      expect(codeInWords(code)).toBe(`“${code}”`);
    for (const odd of ['', 'x'.repeat(65), 'Ana Gil', ' active', 'active ', 'ñ'])
      expect(codeInWords(odd)).toBe('code of a strange form');
  });

  it('is refused with its reason', () => {
    expect(refuse('not-kept', 'why')).toEqual({ ok: false, error: { reason: 'not-kept', detail: 'why' } });
    expect(unreadable('why')).toEqual({ ok: false, error: { reason: 'unreadable', detail: 'why' } });
  });
});

describe('a status', () => {
  it('that is needed is one of a table', () => {
    expect(statusIn(table, 'X.status', 'active')).toEqual({ ok: true, value: 'current' });
    expect(statusIn(table, 'X.status', 'held')).toEqual({ ok: true, value: undefined });
    expect(statusIn(table, 'X.status', undefined)).toEqual(unreadable('X.status is missing'));
    expect(statusIn(table, 'X.status', 'toString')).toEqual(
      refuse('unknown-status', 'X.status “toString” is not known'),
    );
    expect(statusIn(table, 'X.status', 'entered-in-error')).toEqual(
      refuse('entered-in-error', 'X.status is entered-in-error'),
    );
  });

  it('that is shown as such may be missing or unknown, and is refused where it was entered in error', () => {
    expect(notedStatus(table, 'X.status', 'active')).toEqual({ ok: true, value: 'current' });
    expect(notedStatus(table, 'X.status', 'held')).toEqual({ ok: true, value: undefined });
    for (const code of [undefined, 'dreamt', 'toString'])
      expect(notedStatus(table, 'X.status', code)).toEqual({ ok: true, value: 'unknown' });
    expect(notedStatus(table, 'X.status', 'entered-in-error')).toEqual(
      refuse('entered-in-error', 'X.status is entered-in-error'),
    );
  });
});

describe('the patient of a resource', () => {
  const of = (subject: object | undefined) => {
    const { resource, referenceIndex } = resourcesRead({ resourceType: 'Condition', id: 'c', subject });
    return patientOf(resource, referenceIndex, 'subject');
  };

  it('is whom it refers to, of the type of a patient or of none that is said', () => {
    expect(of({ reference: 'Patient/1' })).toEqual({ ok: true, value: 'id of Patient/1' });
    expect(of({ reference: 'urn:oid:2.999' })).toEqual({ ok: true, value: 'id of urn:oid:2.999' });
  });

  it('is no group, and not nobody', () => {
    expect(of({ reference: 'Group/1' })).toEqual(refuse('not-kept', 'subject is a “Group”, not a patient'));
    expect(of(undefined)).toEqual(unreadable('subject names no patient'));
    expect(of({ identifier: { value: '1' } })).toEqual(
      unreadable('subject names a patient by an identifier that no patient of this input has'),
    );
    expect(of({ identifier: { system: 'urn:a' } })).toEqual(unreadable('subject names no patient'));
  });
});
