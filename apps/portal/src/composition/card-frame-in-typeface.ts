import typeface from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { cloverCardFrame } from '@portico/adapters-payments/frame/browser';
import type { OpenCardFrame } from '@portico/domain/payments';

/** From the cache, as the page is drawn with it. Without it the frame shows other letters. */
const readTypeface = async (): Promise<ArrayBuffer | undefined> => {
  try {
    const answer = await fetch(typeface);
    return answer.ok ? await answer.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
};

/** The fields of a practice's processor, in the typeface of the page around them. */
export const cardFrameInTypeface: OpenCardFrame = cloverCardFrame(readTypeface);
