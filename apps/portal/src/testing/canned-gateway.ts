import { readdirSync, readFileSync } from 'node:fs';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isScalarType,
  isUnionType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';

/** An operation that the portal sent. */
export interface SentOperation {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What a field answers, by the names of its type and itself, where it is not the usual value of its type. */
export type Canned = Readonly<Record<string, unknown>>;

const folder = new URL('../../../../libs/adapters-graphql/schema/', import.meta.url);
const schema = buildSchema(
  readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n'),
);

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  Integer: 1,
  Money: '12.50',
  DateTime: '2026-11-23T17:00:00Z',
  Date: '2026-11-23',
  ClinicalDate: '2026-11-23',
  Base64: 'AA==',
};

/** Of texts that mean something to the portal. */
const texts: Readonly<Record<string, unknown>> = {
  timeZone: 'America/Phoenix',
  time_zone: 'America/Phoenix',
  practice_time_zone: 'America/Phoenix',
  practice_mgmt: 'vertex',
  execution: 'payeezy',
  email: 'ana@example.org',
  card_type: 'Visa',
  cardBrand: 'Visa',
  zip: '85201',
  last4: '4242',
};

/** Of fields by the names of their types: the first one is what it is about. */
const known: Canned = {
  'Appointment.status': 'SCHEDULED',
  'Appointment.requestsOnly': false,
  'Appointment.timeOpen': false,
  'Appointment.visitSummary': 'CCDA',
  'Appointment.earlierTime': 'CAN_WAIT',
  'MakePaymentScreen.context': 'BALANCE',
  'MakePaymentScreen.encryptedData': null,
  'SavedCard.type': 'Visa',
  'DashboardAnswer.importantMessages': [],
  'SchedulerOption.nextQuestion': null,
  'PaymentPlan.frequencyCode': 'monthly',
};

const usual = (type: GraphQLOutputType, field: string): unknown => {
  const bare = getNullableType(type);
  if (isListType(bare)) return [usual(bare.ofType as GraphQLOutputType, field)];
  if (isEnumType(bare)) return bare.getValues()[0]?.value;
  if (isScalarType(bare)) return scalars[bare.name] ?? texts[field] ?? field;
  return isInterfaceType(bare) || isUnionType(bare) ? { __typename: schema.getPossibleTypes(bare)[0]?.name } : {};
};

const resolver =
  (canned: Canned): GraphQLFieldResolver<unknown, unknown> =>
  (source, _, __, { parentType, fieldName, returnType }) => {
    const own = (source as Canned | undefined)?.[fieldName];
    if (own !== undefined) return own;
    const name = `${parentType.name}.${fieldName}`;
    if (name in canned) return canned[name];
    return name in known ? known[name] : usual(returnType, getNamedType(returnType).name === 'ID' ? 'id' : fieldName);
  };

/** A gateway that answers every trusted document by its types alone, and notes what it was asked. */
export const cannedGateway = (canned: Canned) => {
  const sent: SentOperation[] = [];
  const answer: typeof fetch = async (_, init) => {
    const { documentId, operationName, variables } = JSON.parse(String(init?.body));
    sent.push({ operation: operationName, variables });
    const document = parse((documents as Readonly<Record<string, string>>)[documentId] ?? '');
    const typeResolver = (value: unknown): string => (value as { readonly __typename: string }).__typename;
    const result = await execute({ schema, document, variableValues: variables, fieldResolver: resolver(canned), typeResolver });
    return new Response(JSON.stringify(result), { headers: { 'content-type': 'application/json' } });
  };
  return { sent, answer };
};
