import { openTitleWords } from './open-titles.messages.ts';
import { frameTitleWords } from './titles.messages.ts';

/** Titles of the browser's window and headings of the screens (`ACC-126` to `ACC-132`). */
export const titleWords = { ...frameTitleWords, ...openTitleWords };

/** The name of a title. */
export type Title = keyof typeof titleWords;
