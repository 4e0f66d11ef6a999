import { describe, expect, it } from '@jest/globals';
import { kitWords } from '../kit/kit.messages.ts';
import { dictionary } from './message-dictionary.ts';

describe('the texts of a test', () => {
  it('are those of one language by id', () => {
    expect(dictionary('en', { close: kitWords.close })).toEqual({ 'kit.common.close': 'Close' });
    expect(dictionary('es', { close: kitWords.close })).toEqual({ 'kit.common.close': 'Cerrar' });
  });
});
