import { itemSections, type ChartSection, type ItemSection } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { namedNoInformation, namedNoneKnown, namedNothing, namedTitles } from './chart-sections.messages.ts';
import { itemSectionWords, itemTitles } from './record-items.messages.ts';

type SectionWords = Readonly<Record<ChartSection, Message>>;

/** The sections whose entries are all of one shape say alike that they list nothing. */
const ofItems = (message: Message): Readonly<Record<ItemSection | 'notes', Message>> =>
  Object.fromEntries([...itemSections, 'notes'].map((name) => [name, message])) as Record<
    ItemSection | 'notes',
    Message
  >;

export const sectionTitles: SectionWords = { ...namedTitles, ...itemTitles };
export const noneKnownWords: SectionWords = { ...namedNoneKnown, ...ofItems(itemSectionWords.noneKnown) };
export const noInformationWords: SectionWords = { ...namedNoInformation, ...ofItems(itemSectionWords.noInformation) };
export const nothingWords: SectionWords = { ...namedNothing, ...ofItems(itemSectionWords.nothing) };
