type Width = (text: string) => number;

/** A word, or a part of one that is too wide for a line; after a part that was cut the line ends. */
interface Part {
  readonly text: string;
  readonly width: number;
  readonly cut: boolean;
}

// A longer run without blanks is measured sign by sign: measured whole from every line's start it would take the square
// of its length. Signs without width of their own (accents upon accents) are not piled up for ever either.
const longestWord = 60;
const mostSigns = 400;

/** A blank at which a line may end: not one within a phone number. */
const breakable = / (?!(?<=\+1 )\(\d{3}\))(?!(?<=\(\d{3}\) )\d{3}-\d{4})/;

/** Breaks one line of text at blanks outside phone numbers, and inside a word only where the word alone is wider than `width`. */
export const wrap = (text: string, width: number, widthOf: Width): readonly string[] => {
  const lines: string[] = [];
  const blank = widthOf(' ');
  let line = '';
  let used = 0;
  const endLine = (): void => {
    lines.push(line);
    line = '';
    used = 0;
  };
  for (const part of text.split(breakable).flatMap((word) => fitting(word, width, widthOf))) {
    if (line !== '' && used + blank + part.width > width) endLine();
    used += line === '' ? part.width : blank + part.width;
    line = line === '' ? part.text : `${line} ${part.text}`;
    if (part.cut) endLine();
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
};

const fitting = (word: string, width: number, widthOf: Width): readonly Part[] => {
  if (word.length <= longestWord) {
    const whole = widthOf(word);
    if (whole <= width) return [{ text: word, width: whole, cut: false }];
  }
  const parts: Part[] = [];
  let text = '';
  let used = 0;
  for (const sign of word) {
    const wide = widthOf(sign);
    if (text !== '' && (used + wide > width || text.length >= mostSigns)) {
      parts.push({ text, width: used, cut: true });
      text = '';
      used = 0;
    }
    text += sign;
    used += wide;
  }
  return [...parts, { text, width: used, cut: false }];
};
