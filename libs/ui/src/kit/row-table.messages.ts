import { messages } from '../words/messages.ts';

export const tableWords = messages('kit.table', {
  asCards: { en: 'Show as cards', es: 'Ver como tarjetas', description: 'Button: one card for each row' },
  asList: { en: 'Show as list', es: 'Ver como lista', description: 'Button: all rows in one table' },
  order: { en: 'Order', es: 'Orden', description: 'Label of the choice of what comes first' },
  pages: { en: 'Pages', es: 'Páginas', description: 'Name of the buttons that lead from page to page' },
  page: { en: 'Page {page} of {count}', es: 'Página {page} de {count}', description: 'Which page of a table is shown' },
  first: { en: 'First page', es: 'Primera página', description: 'Button to the first page' },
  previous: { en: 'Previous page', es: 'Página anterior', description: 'Button to the page before' },
  next: { en: 'Next page', es: 'Página siguiente', description: 'Button to the page after' },
  last: { en: 'Last page', es: 'Última página', description: 'Button to the last page' },
  more: { en: 'Show more ({count})', es: 'Ver más ({count})', description: 'Button for more cards; how many are left' },
});
