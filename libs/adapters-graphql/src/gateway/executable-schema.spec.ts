import { describe, expect, it } from '@jest/globals';
import { isObjectType } from 'graphql';
import { executableSchema } from './executable-schema.ts';
import { resolvers } from './resolvers.ts';

describe('the contract with its resolvers', () => {
  it('has every resolver at its field', () => {
    const schema = executableSchema();
    for (const [name, own] of Object.entries(resolvers)) {
      const type = schema.getType(name);
      const fields = isObjectType(type) ? type.getFields() : {};
      for (const field of Object.keys(own))
        expect({ name, field, resolve: typeof fields[field]?.resolve }).toEqual({ name, field, resolve: 'function' });
    }
  });

  it('tells pages of an earlier release the number of a new result', () => {
    const type = executableSchema().getType('NewResult');
    const id = isObjectType(type) ? type.getFields()['id'] : undefined;
    expect(id?.resolve?.({ entryId: '4711' }, {}, undefined, undefined as never)).toBe(4711);
  });
});
