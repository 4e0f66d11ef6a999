import { beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentStatuses } from '@portico/domain/appointments';
import { HOUR, plus, type Cents } from '@portico/domain/kernel';
import { benAtPena, noon, visit } from '@portico/services/kernel/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderIn } from '../../testing/index.ts';
import { MoneyOfVisit } from './money-of-visit.tsx';
import { visitDetailsWords } from './visit-details.messages.ts';

beforeEach(cleanup);

const State = () => <output>{JSON.stringify(useLocation().state)}</output>;

const show = (
  status: (typeof appointmentStatuses)[number],
  { language = 'en', balance = 0, isPayable = true }: { language?: 'en' | 'es'; balance?: number; isPayable?: boolean },
) => {
  const copayOpen = 2_500 as Cents;
  renderIn(
    language,
    <>
      <State />
      <MoneyOfVisit
        money={{ copayOpen, dueTogether: (copayOpen + balance) as Cents, isPayable, payments: [] }}
        appointment={visit('v', benAtPena, 2, { status })}
        now={noon}
      />
    </>,
    visitDetailsWords,
  );
  return document.body.textContent ?? '';
};

describe('the open copay of a visit', () => {
  it.each(
    (['en', 'es'] as const).flatMap((language) =>
      [0, 14_460].flatMap((balance) => [true, false].map((isPayable) => ({ language, balance, isPayable }))),
    ),
  )('MON-169 names check-in while it is ahead alone, and check-out until the visit is over: %j', (how) => {
    for (const status of appointmentStatuses) {
      const told = show(status, how);
      const isAhead = status === 'SCHEDULED' || status === 'REQUESTED';
      expect({ status, names: /check in|llegada/u.test(told) }).toEqual({ status, names: isAhead });
      expect({ status, names: /check out|terminar la consulta/u.test(told) }).toEqual({
        status,
        names: isAhead || status === 'CHECKED-IN',
      });
      cleanup();
    }
  });

  it.each([0, 1])('leads back from either payment to the visit', async (way) => {
    show('CHECKED-IN', { balance: 14_460 });
    await userEvent.click(screen.getAllByRole('link')[way] as HTMLElement);
    expect(screen.getByRole('status').textContent).toMatch(/^\{"above":"\/appointments\/visit\/[^/]+\/[^/]+"\}$/);
  });

  it('MON-169 says on the link that it pays the balance too', () => {
    show('CHECKED-IN', { balance: 14_460 });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Pay copay: $25.00',
      'Pay copay and balance: $169.60',
    ]);
    cleanup();
    show('CHECKED-IN', {});
    expect(screen.getByRole('link').textContent).toBe('Pay copay: $25.00');
  });

  it.each([
    ['SCHEDULED', 'check_in'],
    ['CHECKED-IN', 'check_out'],
  ] as const)('MON-169 pays the copay by itself first, then all: %s at %s', (status, moment) => {
    show(status, { balance: 14_460 });
    const [copay, all] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(all?.endsWith(`/visit/v/${moment}`)).toBe(true);
    expect(copay).toBe(`${all}?pays=copay`);
  });

  it('names neither of them once the visit is over', () => {
    renderIn(
      'en',
      <MoneyOfVisit
        money={{ copayOpen: 2_500 as Cents, dueTogether: 2_500 as Cents, isPayable: true, payments: [] }}
        appointment={visit('v', benAtPena, 2, { status: 'SCHEDULED' })}
        now={plus(noon, 9 * HOUR)}
      />,
      visitDetailsWords,
    );
    expect(screen.getByText('You can pay it now.')).toBeDefined();
  });
});
