import { executableSchema } from '@portico/adapters-graphql/gateway';
import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';

/** Names of inputs that can be guessed at: passwords, codes, links, birth dates and answers of passkeys. */
const secretive = /password|^otp$|^(invite)?code$|hash|^(date_of_)?birth(_date)?$|^answer$|^invitationid$|token$/i;

const leavesOf = (name: string, type: GraphQLInputType): readonly string[] => {
  const named = getNamedType(type);
  return isInputObjectType(named)
    ? Object.values(named.getFields()).flatMap((field) => leavesOf(field.name, field.type))
    : [name];
};

/** Every operation of the contract with an input that can be guessed at. */
export const secretInputs = (): readonly string[] => {
  const schema = executableSchema();
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ args }) => args.some((arg) => leavesOf(arg.name, arg.type).some((leaf) => secretive.test(leaf))))
      .map(({ name }) => name),
  );
};
