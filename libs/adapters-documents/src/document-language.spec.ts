import { describe, expect, it } from '@jest/globals';
import { voiceOf } from './document-language.ts';

describe('a language of documents', () => {
  it('OPS-D7 is made ready once, however many documents are written in it', () => {
    expect(voiceOf('en')).toBe(voiceOf('en'));
    expect(voiceOf('es').words).not.toEqual(voiceOf('en').words);
  });
});
