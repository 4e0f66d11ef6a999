import { defineMessages } from 'react-intl';

/** Come with the tabs that are not open at first. */
export const laterTabWords = defineMessages({
  noVisits: {
    id: 'laterTabs.screen.noVisits',
    defaultMessage: 'No past visits at this practice.',
    description: 'Stands where there are no past visits',
  },
  allHealth: {
    id: 'laterTabs.screen.allHealth',
    defaultMessage: 'See all of it in My Health',
    description: 'Link to My Health',
  },
  due: {
    id: 'laterTabs.screen.due',
    defaultMessage: 'Balance to pay now',
    description: 'What the person owes the practice',
  },
  nothingDue: {
    id: 'laterTabs.screen.nothingDue',
    defaultMessage: 'No balance is due right now.',
    description: 'Beside a balance of zero',
  },
  credit: {
    id: 'laterTabs.screen.credit',
    defaultMessage: 'The practice owes this amount back.',
    description: 'Beside a balance in favor of the person',
  },
  toPay: {
    id: 'laterTabs.screen.toPay',
    defaultMessage: 'To pay, call the practice.',
    description: 'Beside a balance that is due',
  },
  toPayOnline: {
    id: 'laterTabs.screen.toPayOnline',
    defaultMessage: 'You can pay it here.',
    description: 'Beside a balance that can be paid online',
  },
  pay: {
    id: 'laterTabs.screen.pay',
    defaultMessage: 'Make a payment',
    description: 'Link to the screen on which the balance is paid',
  },
  pending: {
    id: 'laterTabs.screen.pending',
    defaultMessage: 'In a payment plan, or on its way to us: {amount}',
    description: 'Beside the balance: what is planned, or paid and not booked yet',
  },
  asOf: { id: 'laterTabs.screen.asOf', defaultMessage: 'As of {date}', description: 'Day of the balance' },
  statements: {
    id: 'laterTabs.screen.statements',
    defaultMessage: 'Statements',
    description: 'Heading of the list of statements',
  },
  noStatements: {
    id: 'laterTabs.screen.noStatements',
    defaultMessage: 'No statements.',
    description: 'Stands where there are no statements',
  },
});
