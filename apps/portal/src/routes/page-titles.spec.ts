import { describe, expect, it } from '@jest/globals';
import { textOf } from '@portico/ui/testing';
import { titleOf, titleWords } from '@portico/ui/screens/titles';
import fc from 'fast-check';
import { table, type Row } from './route-table.ts';
import { titles } from './page-titles.ts';

const inEnglish = (path: string): string | undefined => titleOf(titles, path).defaultMessage;
const inSpanish = (path: string): string | undefined => textOf(titleOf(titles, path), 'es');

describe('the title of a path', () => {
  it.each([
    ['ACC-126', '/', 'Dashboard'],
    ['ACC-126', '/dashboard', 'Dashboard'],
    ['ACC-127', '/form_history', 'Forms'],
    ['ACC-128', '/help', 'Technical Support'],
    ['ACC-129 ACC-132', '/appointments', 'Appointments'],
    ['ACC-129 ACC-132', '/my_health', 'My Health'],
    ['ACC-129 ACC-132', '/appointments/add_appointment', 'Request Appointment'],
    ['ACC-129 ACC-132', '/surveys', 'Surveys'],
    ['ACC-129 ACC-132', '/surveys/view', 'Survey'],
    ['ACC-129 ACC-132', '/activity_log', 'Activity Log'],
    ['ACC-130 ACC-132 MON-047', '/payments', 'Payments'],
    ['ACC-130 ACC-132 MON-047', '/messages', 'Messages'],
    ['ACC-130 ACC-132 MON-047', '/shop', 'Shop'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/personal', 'Personal'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/demographics', 'Demographics'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/documents', 'Documents'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/payment', 'Payment'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/notifications', 'Notifications'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/authentication', 'Authentication'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/photo', 'Photo'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/manage_delegates', 'Manage Delegates'],
  ])('%s of %s is %s', (_, path, title) => {
    expect(inEnglish(path)).toBe(title);
    expect(inSpanish(path)).not.toBe('');
  });

  it('ACC-132 holds for everything below a path that takes any', () => {
    expect(inEnglish('/guest/workflow/unavailable')).toBe('Not available online');
    expect(inEnglish('/guest/workflow/a/b')).toBe('Not available online');
    expect(inEnglish('/guest/workflow/check_in')).toBe('Check in');
    expect(inEnglish('/surl/n/abc')).toBe('Opening your link');
  });

  it('names no literal path twice', () => {
    const titled = (table as readonly Row[]).filter(({ title }) => title !== undefined);
    expect(Object.keys(titles)).toHaveLength(titled.length);
  });

  it('ACC-131 MON-048 ignores a number at the end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(table as readonly Row[]).map(({ path }) => path)), fc.nat(), (path, number) => {
        expect(titleOf(titles, `${path}/${number}`)).toBe(titleOf(titles, path));
      }),
    );
  });

  it('ACC-132 is that of the nearest parent which has one, else the portal’s name', () => {
    expect(inEnglish('/appointments/a1/cancellation')).toBe('Appointments');
    expect(inEnglish('/payments/plan/p1/practice/saguaro/edit_payment_plan')).toBe('Payments');
    expect(titleOf(titles, '/nothing/of/ours')).toBe(titleWords.portal);
  });
});
