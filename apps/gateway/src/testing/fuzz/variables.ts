import fc from 'fast-check';
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { anything, numbers, texts } from './hostile.ts';

/** Values for a variable of this type: mostly of the right shape and hostile at the leaves, sometimes of another shape. */
export const valuesOf = (type: GraphQLInputType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: shaped(type) }, { weight: 1, arbitrary: anything });

const shaped = (type: GraphQLInputType): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return valuesOf(type.ofType);
  return fc.oneof({ weight: 6, arbitrary: present(type) }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });
};

const present = (type: GraphQLInputType): fc.Arbitrary<unknown> => {
  if (isListType(type)) return fc.array(valuesOf(type.ofType), { maxLength: 4 });
  if (isEnumType(type)) return fc.oneof(fc.constantFrom(...type.getValues().map(({ name }) => name)), texts);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => [field.name, valuesOf(field.type)] as const);
    return fc.oneof(
      { weight: 8, arbitrary: fc.record(Object.fromEntries(fields)) },
      { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    );
  }
  switch (String(type)) {
    case 'Boolean':
      return fc.boolean();
    case 'Int':
    case 'Float':
    case 'Integer':
      return numbers;
    default:
      return fc.oneof({ weight: 9, arbitrary: texts }, { weight: 1, arbitrary: numbers });
  }
};
