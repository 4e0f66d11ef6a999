import { describe, expect, it } from '@jest/globals';
import type { LocationId, ResourceId } from '../kernel/index.ts';
import { afterQuestions, type LastVisit } from './booking-after-questions.ts';
import type { ResourceSelection, VisitTypeEnd } from './question-tree.ts';
import { bookablePractice, sample } from './testing/index.ts';
import type { PracticeId } from '../kernel/index.ts';

const { offers } = bookablePractice('riverwalk' as PracticeId).catalog;

const end = (selection: Partial<ResourceSelection> = {}): VisitTypeEnd => ({
  kind: 'visit-type',
  visitReason: sample.checkUp,
  video: false,
  selection: {
    providerSameAsLast: false,
    locationSameAsLast: false,
    providerPicklist: false,
    locationPicklist: false,
    ...selection,
  },
});
const both = { providerSameAsLast: true, locationSameAsLast: true };
const atBay: LastVisit = { resource: sample.nunez, location: sample.bay };

describe('where booking goes on after the questions', () => {
  it('APT-082 ACC-312 is the choice of everything else for somebody who was never there', () => {
    expect(afterQuestions(end(both), undefined, offers)).toEqual({
      screen: 'add_appointment',
      picked: { visitReason: sample.checkUp },
    });
  });

  it('APT-083 ACC-313 is the times, with the same provider at the same location as last', () => {
    expect(afterQuestions(end(both), atBay, offers)).toEqual({
      screen: 'available_hours',
      picked: { visitReason: sample.checkUp, resource: sample.nunez, location: sample.bay },
    });
  });

  it('APT-084 ACC-314 is the choice of a location, with only the same provider', () => {
    expect(afterQuestions(end({ providerSameAsLast: true }), atBay, offers)).toEqual({
      screen: 'add_appointment',
      picked: { visitReason: sample.checkUp, resource: sample.nunez },
    });
  });

  it('APT-084 ACC-315 is the choice of a provider, with only the same location', () => {
    expect(afterQuestions(end({ locationSameAsLast: true }), atBay, offers)).toEqual({
      screen: 'add_appointment',
      picked: { visitReason: sample.checkUp, location: sample.bay },
    });
  });

  it('APT-085 ACC-319 is the choice of both, with neither', () => {
    expect(afterQuestions(end(), atBay, offers)).toEqual({
      screen: 'add_appointment',
      picked: { visitReason: sample.checkUp },
    });
  });

  it.each([
    ['provider', { providerPicklist: true }, { location: sample.bay }],
    ['location', { locationPicklist: true }, { resource: sample.nunez }],
    ['provider and the location', { providerPicklist: true, locationPicklist: true }, {}],
  ])('ACC-319 APT-085 leaves the choice of the %s to the pick list', (_, picklist, kept) => {
    expect(afterQuestions(end({ ...both, ...picklist }), atBay, offers)).toEqual({
      screen: 'add_appointment',
      picked: { visitReason: sample.checkUp, ...kept },
    });
  });

  const gone = { resource: 'retired' as ResourceId, location: 'closed' as LocationId };
  it.each([
    ['the provider and not the location', { ...atBay, location: gone.location }, { resource: sample.nunez }],
    ['the location and not the provider', { ...atBay, resource: gone.resource }, { location: sample.bay }],
    [
      'the provider where both are not together',
      { resource: sample.oneil, location: sample.bay },
      { resource: sample.oneil },
    ],
    ['neither', gone, {}],
  ])('ACC-319 keeps %s, as what is not on offer any more would be a dead end', (_, last, kept) => {
    expect(afterQuestions(end(both), last, offers)).toEqual({
      screen: 'add_appointment',
      picked: { visitReason: sample.checkUp, ...kept },
    });
  });

  it('ACC-312 picks nothing where the kind of visit is not on offer', () => {
    expect(afterQuestions(end(both), atBay, [])).toEqual({ screen: 'add_appointment', picked: {} });
  });
});
