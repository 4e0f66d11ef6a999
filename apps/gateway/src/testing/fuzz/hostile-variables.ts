import fc from 'fast-check';
import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { anything, fitting, numbers, texts } from './hostile-values.ts';

interface Wanted {
  /** What it is called where it is asked for. */
  readonly name: string;
  readonly type: GraphQLInputType;
}

/**
 * Values for a variable: mostly of the right shape, so that they come through to the rules, and hostile at the leaves;
 * sometimes of another shape.
 */
export const valuesFor = (wanted: Wanted): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 60, arbitrary: shaped(wanted) }, { weight: 1, arbitrary: anything });

const shaped = ({ name, type }: Wanted): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return present({ name, type: type.ofType });
  const none = fc.constantFrom(null, undefined);
  return fc.oneof({ weight: 3, arbitrary: present({ name, type }) }, { weight: 1, arbitrary: none });
};

const present = ({ name, type }: Wanted): fc.Arbitrary<unknown> => {
  if (isListType(type)) return fc.array(valuesFor({ name, type: type.ofType }), { maxLength: 4 });
  if (isEnumType(type)) {
    const words = fc.constantFrom(...type.getValues().map((value) => value.name));
    return fc.oneof({ weight: 30, arbitrary: words }, { weight: 1, arbitrary: texts });
  }
  if (isInputObjectType(type)) {
    const fields = Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valuesFor(field)]));
    return fc.oneof(
      { weight: 30, arbitrary: fc.record(fields) },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    );
  }
  switch (String(type)) {
    case 'Boolean':
      return fc.boolean();
    case 'Int':
    case 'Float':
    case 'Integer':
      return numbers;
    case 'Date':
      return fc.oneof({ weight: 20, arbitrary: fitting('date') }, { weight: 1, arbitrary: texts });
    default:
      return fc.oneof({ weight: 3, arbitrary: fitting(name) }, { weight: 2, arbitrary: texts });
  }
};
