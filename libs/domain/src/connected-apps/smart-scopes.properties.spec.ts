import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { categoriesOf, type SmartScope } from '../access/index.ts';
import { accessTopics, scopesAbout, scopesWithin, topicsOf } from './access-topics.ts';
import {
  allowedScopes,
  isUnknownPart,
  opensRecords,
  readableTypes,
  readScope,
  scopesIn,
  textOfScope,
  type ReadScope,
} from './smart-scopes.ts';

const levels = ['patient', 'user', 'system'] as const;
const types = fc.constantFrom('*' as const, ...readableTypes);
const reads = fc
  .record({ level: fc.constantFrom(...levels), type: types, reads: fc.boolean(), searches: fc.boolean() })
  .filter((one) => one.reads || one.searches)
  .chain((one) => {
    const parts = categoriesOf(one.type).map((category) => ({ ...one, category }));
    return fc.constantFrom<ReadScope>(one, ...parts);
  });
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
      return every.flatMap((type) => {
        // A type as a whole also holds what has no category.
        const whole = ['', ...categoriesOf(type).map((category) => `?${category}`)];
        const parts = read.category === undefined ? whole : [`?${read.category}`];
        return parts.flatMap((part) => [
          ...(read.reads ? [`${read.level} r ${type}${part}`] : []),
          ...(read.searches ? [`${read.level} s ${type}${part}`] : []),
        ]);
      });
    }),
  );

const laboratory = 'http://terminology.hl7.org/CodeSystem/observation-category|laboratory';
const problems = 'http://terminology.hl7.org/CodeSystem/condition-category|problem-list-item';

describe('scopes of SMART', () => {
  it.each([
    { scope: 'patient/Observation.rs', text: 'patient/Observation.rs' },
    { scope: 'patient/*.read', text: 'patient/*.rs' },
    { scope: 'user/Patient.*', text: 'user/Patient.rs' },
    { scope: 'system/Patient.cruds', text: 'system/Patient.rs' },
    { scope: 'patient/Patient.r', text: 'patient/Patient.r' },
    { scope: 'patient/Patient.s', text: 'patient/Patient.s' },
    { scope: `patient/Observation.rs?category=${laboratory}`, text: `patient/Observation.rs?category=${laboratory}` },
    {
      scope: `system/Observation.s?category=${encodeURIComponent(laboratory)}`,
      text: `system/Observation.s?category=${laboratory}`,
    },
  ])('read $scope as $text', ({ scope, text }) => {
    const read = readScope(scope);
    expect(read && textOfScope(read)).toBe(text);
  });

  it.each([
    'patient/Observation.cud',
    'patient/Observation.write',
    'patient/Observation.rs?category=laboratory',
    'patient/Observation.rs?',
    `patient/Observation.rs?category=${problems}`,
    `patient/Observation.rs?category=${laboratory}&status=final`,
    `patient/Observation.rs?category=${laboratory},`,
    `patient/Observation.read?category=${laboratory}`,
    `patient/*.rs?category=${laboratory}`,
    `patient/Procedure.rs?category=${laboratory}`,
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

  it('are refused where their query is not understood, and only there', () => {
    fc.assert(fc.property(reads, (read) => expect(isUnknownPart(textOfScope(read))).toBe(false)));
    expect(isUnknownPart('patient/Observation.rs?category=laboratory')).toBe(true);
    expect(isUnknownPart('patient/Claim.rs')).toBe(false);
  });

  it('shrink to the topics that the person chose, and to nothing beside them', () => {
    fc.assert(
      fc.property(scopes, fc.subarray([...accessTopics]), (granted, chosen) => {
        const kept = scopesAbout(granted, chosen);
        const [before, after] = [rightsOf(granted), rightsOf(kept)];
        expect([...after].every((right) => before.has(right))).toBe(true);
        const both = topicsOf(granted).filter((topic) => chosen.includes(topic));
        expect(topicsOf(kept)).toEqual(both);
        if (both.length === topicsOf(granted).length) expect(kept).toEqual(granted);
        expect(kept.includes('offline_access' as SmartScope)).toBe(granted.includes('offline_access' as SmartScope));
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
    ).toEqual(['identity', ...['lab-results', 'vital-signs', 'exams', 'social-history', 'social-needs', 'surveys']]);
    expect(topicsOf([`patient/Observation.rs?category=${laboratory}`] as SmartScope[])).toEqual(['lab-results']);
    expect(topicsOf([`patient/Condition.rs?category=${problems}`] as SmartScope[])).toEqual(['conditions']);
    expect(topicsOf(['offline_access'] as SmartScope[])).toEqual([]);
  });
});
