import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readEntryQuery } from './entry-query.ts';

const read = (values: Readonly<Record<string, string>>) => readEntryQuery(new URLSearchParams(values));
const words = fc.stringMatching(/^[a-z0-9]{1,9}$/);

describe('the address of an entry section', () => {
  it('ACC-064 ACC-065 ACC-066 ACC-067 APT-295 APT-302 APT-304 APT-305 APT-306 says practice, code, what is done and email', () => {
    const values = { code: 'c', done: 'pay', email: 'a@example.org' };
    const tolerated = { practice_name: 'Saguaro', practiceMgmt: 'vertex', practice_mgmt: 'vertex' };
    expect(read({ ...values, ...tolerated, practiceId: 'saguaro' })).toEqual({
      code: 'c',
      done: 'pay',
      email: 'a@example.org',
      practice: 'saguaro',
    });
    expect(read({ practice_id: 'saguaro', ...tolerated })).toEqual({ practice: 'saguaro' });
    expect(read({})).toEqual({});
  });

  it('ACC-070 takes the camel-case spelling first, and the other one where it is empty', () => {
    fc.assert(
      fc.property(words, words, (camel, underscore) => {
        const both = { practiceId: camel, practice_id: underscore };
        expect(read(both)).toEqual({ practice: camel });
        expect(read({ ...both, practiceId: '' })).toEqual({ practice: underscore });
      }),
    );
  });

  it('takes no text for a practice that is no id', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read({ practiceId: `/${text}` }).practice).toBeUndefined();
      }),
    );
  });
});
