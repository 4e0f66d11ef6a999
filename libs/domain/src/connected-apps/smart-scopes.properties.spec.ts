import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SmartScope } from '../access/index.ts';
import { scopesWithin, topicsOf } from './access-topics.ts';
import { allowedScopes, opensRecords, readableTypes, readScope, scopesIn, textOfScope } from './smart-scopes.ts';

const levels = ['patient', 'user', 'system'] as const;
const types = fc.constantFrom('*' as const, ...readableTypes);
const reads = fc
  .record({ level: fc.constantFrom(...levels), type: types, reads: fc.boolean(), searches: fc.boolean() })
  .filter((one) => one.reads || one.searches);
const scopes = fc.array(fc.oneof(reads.map(textOfScope), fc.constant('offline_access' as SmartScope)), {
  maxLength: 5,
});

/** Every single reading that scopes permit, spelled out. */
const rightsOf = (granted: readonly SmartScope[]): ReadonlySet<string> =>
  new Set(
    granted.flatMap((scope) => {
      const read = readScope(scope);
      if (read === undefined) return [];
      const every = read.type === '*' ? readableTypes : [read.type];
      return every.flatMap((type) => [
        ...(read.reads ? [`${read.level} r ${type}`] : []),
        ...(read.searches ? [`${read.level} s ${type}`] : []),
      ]);
    }),
  );

describe('scopes of SMART', () => {
  it.each([
    { scope: 'patient/Observation.rs', text: 'patient/Observation.rs' },
    { scope: 'patient/*.read', text: 'patient/*.rs' },
    { scope: 'user/Patient.*', text: 'user/Patient.rs' },
    { scope: 'system/Patient.cruds', text: 'system/Patient.rs' },
    { scope: 'patient/Patient.r', text: 'patient/Patient.r' },
    { scope: 'patient/Patient.s', text: 'patient/Patient.s' },
  ])('read $scope as $text', ({ scope, text }) => {
    const read = readScope(scope);
    expect(read && textOfScope(read)).toBe(text);
  });

  it.each([
    'patient/Observation.cud',
    'patient/Observation.write',
    'patient/Observation.rs?category=laboratory',
    'patient/Observation.sr',
    'patient/Observation.',
    'patient/Claim.rs',
    'patient/toString.rs',
    'clinic/Patient.rs',
    'openid',
    'offline_access',
    '',
  ])('read nothing in %p', (scope) => {
    expect(readScope(scope)).toBeUndefined();
  });

  it('are read back from how they are written', () => {
    fc.assert(fc.property(reads, (read) => expect(readScope(textOfScope(read))).toEqual(read)));
  });

  it('are allowed where they are asked for and registered both, of one level, and nothing beyond', () => {
    fc.assert(
      fc.property(scopes, scopes, fc.constantFrom(...levels), (asked, most, level) => {
        const [granted, wanted, limit] = [allowedScopes(asked, most, level), asked, most].map((some) =>
          rightsOf(some as readonly SmartScope[]),
        );
        const both = [...(wanted ?? [])].filter((right) => limit?.has(right) && right.startsWith(level));
        expect([...(granted ?? [])].sort()).toEqual(both.sort());
      }),
    );
  });

  it('keep what needs no records only where it was asked for and registered', () => {
    const offline = ['offline_access'] as SmartScope[];
    expect(allowedScopes(offline, offline, 'patient')).toEqual(offline);
    expect(allowedScopes(offline, [], 'patient')).toEqual([]);
    expect(allowedScopes([], offline, 'patient')).toEqual([]);
    expect(opensRecords(offline)).toBe(false);
    expect(scopesIn(' a  b ')).toEqual(['a', 'b']);
  });

  it('shrink to the areas that the person may view, type by type', () => {
    fc.assert(
      fc.property(scopes, fc.boolean(), (granted, mayAppointments) => {
        const within = scopesWithin(granted, (area) => area !== 'appointments' || mayAppointments);
        const [before, after] = [rightsOf(granted), rightsOf(within)];
        const lost = [...before].filter((right) => !after.has(right));
        expect([...after].every((right) => before.has(right))).toBe(true);
        // Visits that took place and times that are open are read in the same calendar.
        const isOfCalendar = (right: string): boolean => / (?:Appointment|Encounter|Schedule|Slot)$/.test(right);
        expect(lost.every(isOfCalendar)).toBe(true);
        expect([...after].some(isOfCalendar) && !mayAppointments).toBe(false);
      }),
    );
  });

  it('are told by topics, each once and in one order', () => {
    expect(
      topicsOf(['patient/Observation.rs', 'patient/Patient.r', 'patient/DiagnosticReport.rs'] as SmartScope[]),
    ).toEqual(['identity', 'results']);
    expect(topicsOf(['offline_access'] as SmartScope[])).toEqual([]);
  });
});
