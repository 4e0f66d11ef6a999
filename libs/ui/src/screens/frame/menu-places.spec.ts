import { describe, expect, it } from '@jest/globals';
import type { Permission } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import { furtherPlacesOf } from './menu-places.ts';

const offered = (hasShop: boolean, ...permissions: readonly Permission[]): readonly string[] =>
  furtherPlacesOf({
    practice: undefined,
    actingFor: undefined,
    delegate: undefined,
    may: (permission) => permissions.includes(permission),
    layout: {
      practice: 'mesa' as PracticeId,
      practiceName: 'Mesa',
      practicePhone: '',
      personName: 'Ana',
      unreadMessages: 0,
      charts: [],
      ...(hasShop ? { hasShop: true } : {}),
    },
  }).map(({ path }) => path);

describe('the menu', () => {
  it('MON-207 ACC-006 has the shop where the practice has one, for whoever may see payments', () => {
    expect(offered(true, 'payments:view')).toContain('/shop');
    expect(offered(false, 'payments:view')).not.toContain('/shop');
    expect(offered(true, 'health:view')).not.toContain('/shop');
  });

  it('ACC-006 ACC-115 has forms, messages and surveys for whoever may see or fill them in', () => {
    expect(offered(false, 'forms:view')).toContain('/form_history');
    expect(offered(false, 'forms:act')).toContain('/surveys');
    expect(offered(false, 'messages:view')).toContain('/messages');
    const others = offered(true, 'payments:view', 'health:view', 'appointments:view');
    for (const path of ['/form_history', '/surveys', '/messages']) expect(others).not.toContain(path);
  });
});
