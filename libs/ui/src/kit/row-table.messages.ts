import { defineMessages } from 'react-intl';

export const tableWords = defineMessages({
  asCards: { id: 'kit.table.asCards', defaultMessage: 'Show as cards', description: 'Button: one card for each row' },
  asList: { id: 'kit.table.asList', defaultMessage: 'Show as list', description: 'Button: all rows in one table' },
  order: { id: 'kit.table.order', defaultMessage: 'Order', description: 'Label of the choice of what comes first' },
  pages: {
    id: 'kit.table.pages',
    defaultMessage: 'Pages',
    description: 'Name of the buttons that lead from page to page',
  },
  page: {
    id: 'kit.table.page',
    defaultMessage: 'Page {page} of {count}',
    description: 'Which page of a table is shown',
  },
  first: { id: 'kit.table.first', defaultMessage: 'First page', description: 'Button to the first page' },
  previous: { id: 'kit.table.previous', defaultMessage: 'Previous page', description: 'Button to the page before' },
  next: { id: 'kit.table.next', defaultMessage: 'Next page', description: 'Button to the page after' },
  last: { id: 'kit.table.last', defaultMessage: 'Last page', description: 'Button to the last page' },
  more: {
    id: 'kit.table.more',
    defaultMessage: 'Load more ({count})',
    description: 'Button for more cards; how many are left',
  },
});
