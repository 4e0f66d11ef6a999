import type { Id } from '@portico/practice-spi';
import { around, changed, ok, sure, type PlantedFault } from './planted-fault.ts';

let tries = 0;

export const mailFaults: readonly PlantedFault[] = [
  around('lists a provider once for each place', 'mail.recipients', ({ mail }) => ({
    mail: { recipients: (patient, call) => changed(mail.recipients(patient, call), (list) => [...list, ...list]) },
  })),
  around('sends a message anew under the same key', 'mail.send-once', ({ mail }) => ({
    mail: { send: (message, key, call) => mail.send(message, `${key}-${++tries}`, call) },
  })),
  around('answers a message before the system has it', 'mail.send-once', () => ({
    mail: { send: async () => ok({ thread: 'soon', message: 'soon' }) },
  })),
  around('sends without what was written', 'mail.send-once', ({ mail }) => ({
    mail: { send: (message, key, call) => mail.send({ ...message, body: 'See the portal' }, key, call) },
  })),
  around('shows a conversation to anybody', 'mail.others', ({ mail }) => {
    const owners = new Map<Id, Id>();
    return {
      mail: {
        send: async (message, key, call) => {
          const sent = await mail.send(message, key, call);
          if (sent.ok) owners.set(sent.value.thread, message.patient);
          return sent;
        },
        thread: (patient, thread, cursor, call) => mail.thread(owners.get(thread) ?? patient, thread, cursor, call),
      },
    };
  }),
  around('takes an answer into a conversation of anybody', 'mail.others', ({ mail }) => {
    const owners = new Map<Id, Id>();
    return {
      mail: {
        send: async (message, key, call) => {
          const patient = 'thread' in message.to ? (owners.get(message.to.thread) ?? message.patient) : message.patient;
          const sent = await mail.send({ ...message, patient }, key, call);
          if (sent.ok) owners.set(sent.value.thread, patient);
          return sent;
        },
      },
    };
  }),
  around('lists conversations of everybody', 'mail.others', ({ mail }) => {
    let last: Id | undefined;
    return {
      mail: {
        send: (message, key, call) => {
          last ??= message.patient;
          return mail.send(message, key, call);
        },
        threads: (patient, cursor, call) => mail.threads(last ?? patient, cursor, call),
      },
    };
  }),
  around('lists the oldest conversation first', 'mail.order', ({ mail }) => ({
    mail: {
      threads: (patient, cursor, call) =>
        changed(mail.threads(patient, cursor, call), (page) => ({ ...page, items: page.items.toReversed() })),
    },
  })),
  around('begins a new conversation with each answer', 'mail.order', ({ mail }) => ({
    mail: {
      send: (message, key, call) => mail.send({ ...message, to: { provider: 'd1', subject: 'Re' } }, key, call),
    },
  })),
  around('lists the oldest message first', 'mail.order', ({ mail }) => ({
    mail: {
      thread: (patient, thread, cursor, call) =>
        changed(mail.thread(patient, thread, cursor, call), (page) => ({ ...page, items: page.items.toReversed() })),
    },
  })),
  around('drops the file of a message', 'mail.file', ({ mail }) => ({
    mail: { send: ({ file: _, ...message }, key, call) => mail.send(message, key, call) },
  })),
  around('cuts a file short', 'mail.file', ({ mail }) => ({
    mail: {
      file: (patient, file, call) => changed(sure(mail.file)(patient, file, call), (bytes) => bytes.subarray(0, 4)),
    },
  })),
  around('forgets what was marked', 'mail.mark', () => ({ mail: { mark: async () => ok(undefined) } })),
];
