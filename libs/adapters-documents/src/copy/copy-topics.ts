import { copyTopicWords } from '../words/copy.messages.ts';

/** What a file of a copy is about. */
export type CopyTopic = keyof typeof copyTopicWords;

/** In the order of the first page. */
export const copyTopics = Object.keys(copyTopicWords) as readonly CopyTopic[];
