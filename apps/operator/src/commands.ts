/** The commands of an operator, by the name that follows `portico`, with what each is for. */
export const commands = {
  apps: 'register, list and remove apps and systems that read records by FHIR',
  audit: 'verify the activity log; report on a patient, on sign-ins, on an incident; retire its old lines',
  backup: 'copy the database while it is used, verify a copy, put one back',
  import: 'import FHIR R4 and C-CDA files into the embedded practice system',
  invite: 'invite a patient to open an account, or withdraw the invitation',
  keys: 'make, use and look at the keys that seal secrets',
  migrate: 'bring the schema of the database up to date',
  money: 'what the office has to look into; a day in sums; settlement and disputes',
  office: 'what the office of a practice has to enter by hand or to answer, and what it has entered',
  person: 'look at a person’s account, unlock, disable, hold or erase it; copy all that is kept about them',
  practice: 'make, check, change and export a practice as a file',
  practices: 'look at the connection to a practice’s own system',
  refund: 'give back a payment, all or a part of it',
} as const;

export type CommandName = keyof typeof commands;

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(commands, name);

const width = Math.max(...Object.keys(commands).map((name) => name.length));

/** What `portico` says where no command is named. */
export const help = `What an operator of Portico does from a terminal.

  portico COMMAND [ARGUMENT…]      (npm run COMMAND -- [ARGUMENT…] is the same)
  portico COMMAND --help           says what a command takes

${Object.entries(commands)
  .map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)
  .join('\n')}
`;
