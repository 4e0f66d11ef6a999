import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import type { AccountId, PracticeId, ProfileId } from '@portico/domain/kernel';
import { furtherPlacesOf, openPlaceOf, placesOf, type PlacesModel } from './menu-places.ts';

const frame = (hasShop: boolean, ...permissions: readonly Permission[]): PlacesModel => ({
  practice: undefined,
  actingFor: undefined,
  delegate: undefined,
  may: (permission) => permissions.includes(permission),
  layout: {
    practice: 'mesa' as PracticeId,
    practiceName: 'Mesa',
    practicePhone: '',
    personName: 'Ana',
    unreadMessages: 3,
    charts: [],
    ...(hasShop ? { hasShop: true } : {}),
  },
});

const offered = (...of: Parameters<typeof frame>): readonly string[] =>
  furtherPlacesOf(frame(...of)).map(({ path }) => path);

describe('the menu', () => {
  it('ACC-006 has five places for the thumb, with the count of unread messages for whoever may read them', () => {
    const all = frame(true, 'appointments:view', 'messages:view', 'health:view', 'payments:view');
    const places = placesOf({ ...all, practice: {} as NonNullable<PlacesModel['practice']> });
    expect(places.map(({ path, news }) => `${path} ${news ?? ''}`.trim())).toEqual([
      '/dashboard',
      '/appointments',
      '/messages 3',
      '/my_health',
      '/payments',
    ]);
    expect(placesOf(frame(true, 'payments:view')).map(({ path }) => path)).not.toContain('/messages');
  });

  it('MON-207 ACC-006 has the shop where the practice has one, for whoever may see payments', () => {
    expect(offered(true, 'payments:view')).toContain('/shop');
    expect(offered(false, 'payments:view')).not.toContain('/shop');
    expect(offered(true, 'health:view')).not.toContain('/shop');
  });

  it('ACC-006 ACC-115 has forms, messages and surveys for whoever may see or fill them in', () => {
    expect(offered(false, 'forms:view')).toContain('/form_history');
    expect(offered(false, 'forms:act')).toContain('/surveys');
    const asked = frame(false, 'forms:act');
    const places = furtherPlacesOf({ ...asked, layout: asked.layout && { ...asked.layout, noSurveys: true } });
    expect(places.map(({ path }) => path)).not.toContain('/surveys');
    const others = offered(true, 'payments:view', 'health:view', 'appointments:view');
    for (const path of ['/form_history', '/surveys']) expect(others).not.toContain(path);
  });

  it('has the people who help whoever acts for themselves, and not those of somebody else', () => {
    const practice = {} as NonNullable<PlacesModel['practice']>;
    const actingFor = {} as NonNullable<PlacesModel['actingFor']>;
    const entries = [{}, { practice }, { practice, actingFor }].map((more) =>
      furtherPlacesOf({ ...frame(false), ...more }).some(({ path }) => path === '/profile_settings/manage_delegates'),
    );
    expect(entries).toEqual([false, true, false]);
  });

  it('has help beside the settings for everybody, whatever else is offered', () => {
    const frames = [
      frame(false),
      frame(true, 'payments:view', 'forms:act'),
      { ...frame(false), practice: {} as never },
    ];
    for (const each of frames) {
      const places = furtherPlacesOf(each).map(({ path }) => path);
      expect(places[places.indexOf('/profile_settings') + 1]).toBe('/help');
    }
  });

  it('marks one entry alone as open, on every page that an entry leads to and below it', () => {
    const places = furtherPlacesOf({ ...frame(true, 'payments:view', 'forms:act'), practice: {} as never });
    for (const { path } of places) {
      expect([openPlaceOf(places, path)?.path, openPlaceOf(places, `${path}/below`)?.path]).toEqual([path, path]);
    }
    expect(openPlaceOf(places, '/profile_settings/personal')?.path).toBe('/profile_settings');
    expect(openPlaceOf(places, '/dashboard')).toBeUndefined();
  });

  it('leads a delegate to the choice of a person by one name, however many there are', () => {
    const practice = {} as NonNullable<PlacesModel['practice']>;
    const person = { profile: 'p' as ProfileId, name: 'P', practices: [] };
    const labelsFor = (...people: readonly (typeof person)[]): readonly (string | undefined)[] => {
      const delegate = { id: 'nora' as AccountId, name: 'Nora', email: 'n@example.org', people };
      return furtherPlacesOf({ ...frame(false), practice, delegate })
        .filter(({ path }) => path === '/delegateProfile')
        .map(({ label }) => label.id);
    };
    expect([labelsFor(), labelsFor(person), labelsFor(person, person)]).toEqual([
      ['frame.frame.allPeople'],
      ['frame.frame.allPeople'],
      ['frame.frame.allPeople'],
    ]);
    expect(furtherPlacesOf({ ...frame(false), practice }).map(({ path }) => path)).not.toContain('/delegateProfile');
  });
});
