import { describe, expect, it } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import { textOf } from '@portico/ui/testing';
import { titleOf, titleWords } from '@portico/ui/screens/titles';
import fc from 'fast-check';
import { table, type Row } from './route-table.ts';
import { parentOf, titleAt, titles, wayBackOf } from './page-titles.ts';

const inEnglish = (path: string): string | undefined => titleAt(path).defaultMessage;
const inSpanish = (path: string): string | undefined => textOf(titleAt(path), 'es');

describe('the title of a path', () => {
  it.each([
    ['ACC-126', '/', 'Dashboard'],
    ['ACC-126', '/dashboard', 'Dashboard'],
    ['ACC-127', '/form_history', 'Forms'],
    ['ACC-128', '/help', 'Technical Support'],
    ['ACC-129 ACC-132', '/appointments', 'Visits'],
    ['ACC-129 ACC-132', '/my_health', 'My Health'],
    ['ACC-129 ACC-132', '/appointments/add_appointment', 'Book a visit'],
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
    ['ACC-130 ACC-132 MON-047', '/profile_settings/authentication', 'Sign-in and security'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/photo', 'Photo'],
    ['ACC-130 ACC-132 MON-047', '/profile_settings/manage_delegates', 'People who help you'],
  ])('%s of %s is %s', (_, path, title) => {
    expect(inEnglish(path)).toBe(title);
    expect(inSpanish(path)).not.toBe('');
  });

  it('ACC-132 holds for everything below a path that takes any', () => {
    expect(inEnglish('/guest/workflow/unavailable')).toBe('Not available online');
    expect(inEnglish('/guest/workflow/a/b')).toBe('Not available online');
    expect(inEnglish('/guest/workflow/check_in')).toBe('Your check-in');
    expect(inEnglish('/surl/n/abc')).toBe('Opening your link');
  });

  it('names no literal path twice', () => {
    const titled = (table as readonly Row[]).filter(({ path, title }) => title !== undefined && !path.includes(':'));
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
    expect(inEnglish('/appointments/a1/something')).toBe('Visits');
    expect(inEnglish('/payments/plan/p1')).toBe('Payments');
    expect(titleOf(titles, '/nothing/of/ours')).toBe(titleWords.portal);
  });

  const shown = (table as readonly Row[]).filter((row) => 'screen' in row);
  const filled = (path: string): string => path.replaceAll(/:\w+/g, 'x');

  it.each(['en', 'es'] as const)('is that of one screen alone, in %s', (language) => {
    const byTitle = new Map<string, Set<string>>();
    for (const row of table as readonly Row[]) {
      if (!('screen' in row)) continue;
      const title = textOf(titleAt(filled(row.path)), language) ?? '';
      byTitle.set(title, (byTitle.get(title) ?? new Set()).add(row.screen));
    }
    expect([...byTitle].filter(([, screens]) => screens.size > 1)).toEqual([]);
  });

  it.each(['en', 'es'] as const)('is that of one page behind sign-in alone, in %s', (language) => {
    const byTitle = new Map<string, string[]>();
    for (const { path, access } of shown) {
      if (access !== 'tokens') continue;
      const title = textOf(titleAt(filled(path)), language) ?? '';
      byTitle.set(title, [...(byTitle.get(title) ?? []), path]);
    }
    expect([...byTitle].filter(([, at]) => at.length > 1)).toEqual([
      // Two addresses of one order.
      [expect.any(String), [paths.payOrder, paths.oldPayOrder]],
    ]);
  });

  it('is that of the way back from each page that lies below another', () => {
    expect(parentOf('/appointments')).toBeUndefined();
    expect(parentOf('/messages/thread-1')).toMatchObject({ path: '/messages' });
    expect(parentOf('/payments/plan/p1/practice/mesa/edit_payment_plan')).toMatchObject({ path: '/payments' });
    expect(parentOf('/appointments/add_appointment/available_hours')).toMatchObject({
      path: '/appointments/add_appointment',
    });
  });

  it('is that of the page from which one was opened, whatever it was narrowed to', () => {
    const entry = '/my_health/entry/labs/9';
    expect(wayBackOf(entry, undefined)).toEqual(parentOf(entry));
    const narrowed = `${paths.timeline}?kinds=labs`;
    expect(wayBackOf(entry, narrowed)).toEqual({ path: narrowed, title: titleAt(paths.timeline) });
    const read = `${paths.myHealth}#lab-9`;
    expect(wayBackOf(entry, read)).toEqual({ path: read, title: titleAt(paths.myHealth) });
  });
});
