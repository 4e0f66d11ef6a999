import type { ItemSection, ItemStatus, RecordItem } from '@portico/domain/health';
import { span, valueWords, wordsOf } from './entry-parts.ts';
import type { Markup } from './write-xml.ts';

export const inWords = <S extends ItemSection>(item: RecordItem<S>): string =>
  wordsOf(
    item.name,
    valueWords(item.value),
    item.date,
    item.ended,
    item.due,
    item.status === 'refuted' ? 'ruled out' : undefined,
    ...item.details.map((each) => each.text),
  );

export const when = ({ date, ended }: RecordItem): Markup => span(date, ended);

/** Only what is final has a word of its own for an observation. */
export const findingStatus = (status: ItemStatus): string | undefined =>
  status === 'final' || status === 'corrected' || status === 'refuted' ? 'completed' : undefined;
