import { expect, it } from '@jest/globals';
import { draftTopicOf } from './saved-draft.ts';

it('the files of a message stay on the device, of a new one and of a reply', () => {
  for (const name of ['messages:new', 'messages:new:m1', 'messages:thread-1', 'messages:a b']) {
    expect({ name, topic: draftTopicOf(name) }).toEqual({ name, topic: 'messages' });
    expect({ name, topic: draftTopicOf(`${name} file`) }).toEqual({ name, topic: undefined });
  }
});
