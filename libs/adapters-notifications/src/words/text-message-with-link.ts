/** A text message with its link at the end, where it has one. */
export const textWith = (text: string, link: string | undefined): string =>
  link === undefined ? text : `${text} ${link}`;
