import { beforeEach, describe, expect, it } from '@jest/globals';
import { MessagesViewModel, type MessagesPlace } from '@portico/view-models/messages';
import type { Messages, MessagesScreen as Shown } from '@portico/application/messages';
import {
  failed,
  ok,
  plus,
  type PatientId,
  type PracticeId,
  type ProviderId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { MessageId, NodeId, ThreadId } from '@portico/domain/messages';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noon, renderIn, isOff } from '../../testing/index.ts';
import { attachmentWords, conversationWords } from './conversation.messages.ts';
import { messagesWords, messageTimeWords, newMessageWords, subjectWords } from './messages.messages.ts';
import { answerWords, teamPurposeWords, teamWords } from './teams.messages.ts';
import { MessagesScreen } from './messages-screen.tsx';

beforeEach(cleanup);

const ng = { id: 'ng' as ProviderId, name: 'Dr. Ng', active: true };
const line = {
  id: 't1' as ThreadId,
  provider: ng,
  subject: 'Results',
  unread: false,
  answered: true,
  latestAt: plus(noon, -60_000),
  excerpt: 'All is well',
};
const opened = {
  ...line,
  user: 'Ana',
  reader: 'Ana',
  messages: [
    {
      id: 'm1' as MessageId,
      fromPatient: false,
      sender: 'Dr. Ng',
      body: 'All is well',
      sentAt: line.latestAt,
      files: [],
    },
  ],
};
const shown: Shown = {
  practiceName: 'Mesa',
  practicePhone: '602-555-0101',
  timeZone: 'America/Phoenix' as TimeZone,
  growsByScrolling: false,
  filesAtMessages: true,
  providers: [ng],
  unread: 0,
  threads: [line],
  upload: { endpoint: '/message_files', token: 't' },
};

const open = async (
  language: 'en' | 'es',
  answers: Shown,
  place: MessagesPlace = {},
  {
    reply = async () => ok(undefined),
    create = async () => ok(line.id),
    file = () => Promise.reject(new Error('Nobody asks this here.')),
  }: Partial<Pick<Messages, 'create' | 'file' | 'reply'>> = {},
) => {
  const unasked = () => Promise.reject(new Error('Nobody asks this here.'));
  const viewModel = new MessagesViewModel(
    {
      screen: async ({ thread }) => ok(thread === undefined ? answers : { opened, ...answers }),
      create,
      reply,
      more: unasked,
      thread: unasked,
      mark: unasked,
      remove: unasked,
      file,
    },
    {
      clock: { now: () => noon, every: () => () => undefined },
      drafts: { of: () => ({ read: () => undefined, keep: () => undefined, drop: () => undefined }) },
      patient: { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId },
      mayAct: true,
      noteUnread: () => undefined,
      randomUuid: () => 'key',
      delivery: { deliver: () => undefined },
      windows: { open: () => undefined },
      reopenFile: () => {
        throw new Error('No file is kept here.');
      },
      uploads: { bring: async () => failed({ kind: 'unreachable' }) },
    },
    place,
  );
  const went: string[] = [];
  renderIn(
    language,
    <MessagesScreen
      viewModel={viewModel}
      chosenFile={() => {
        throw new Error('Nothing is chosen here.');
      }}
      pages={{
        fill: (frame, html) => {
          frame.srcdoc = html;
        },
        parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
      }}
      onGo={(path) => went.push(path)}
    />,
    messagesWords,
    messageTimeWords,
    conversationWords,
    newMessageWords,
    subjectWords,
    teamWords,
    teamPurposeWords,
    answerWords,
    attachmentWords,
  );
  await act(() => viewModel.load());
  return { viewModel, went };
};

describe('MessagesScreen', () => {
  it('marks what a message is written in where that is known, and nothing where it is not', async () => {
    const [said] = opened.messages;
    if (said === undefined) throw new Error('There is a message.');
    const messages = [
      { ...said, id: 'es' as MessageId, body: 'Todo está bien', language: 'es' },
      { ...said, body: 'Alles ist gut' },
    ];
    await open('en', { ...shown, opened: { ...opened, messages } }, { thread: 't1' });
    expect(screen.getByText('Todo está bien').getAttribute('lang')).toBe('es');
    expect(screen.getByText('Alles ist gut').closest('[lang]')?.tagName).not.toBe('P');
  });

  it.each([
    ['en', 'You', 'Sent for Ana'],
    ['es', 'Usted', 'Enviado a nombre de Ana'],
  ] as const)('ACC-006 says in %s who wrote each message, to a delegate too', async (language, you, forAna) => {
    const [said] = opened.messages;
    if (said === undefined) throw new Error('There is a message.');
    const wrote = (sender: string, fromPatient: boolean) => ({
      ...said,
      id: `${sender} ${fromPatient}` as MessageId,
      sender,
      fromPatient,
    });
    const messages = [
      wrote('Ana', true),
      wrote('Rosa', true),
      wrote('', true),
      wrote('Dr. Ng', false),
      wrote('', false),
    ];
    await open(language, { ...shown, opened: { ...opened, reader: 'Rosa', messages } }, { thread: 't1' });
    const names = screen.getAllByRole('listitem').flatMap((item) => item.querySelector('ol strong')?.textContent ?? []);
    expect(names).toEqual(['Ana', you, forAna, 'Dr. Ng', 'Mesa']);
  });

  it.each([
    ['en', 'If this is a medical emergency, call 911.', 'Messages are not read around the clock.'],
    ['es', 'Si es una emergencia médica, llame al 911.', 'Los mensajes no se leen a toda hora.'],
  ] as const)('MON-230 MON-231 warns of emergencies in %s, above and below', async (language, top, bottom) => {
    await open(language, shown);
    const call = screen.getByRole('link', { name: '911' });
    expect(call.getAttribute('href')).toBe('tel:911');
    const first = call.parentElement;
    expect(first?.textContent).toBe(top);
    expect(call.compareDocumentPosition(screen.getByText(bottom)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('MON-228 has the list, the conversation under its subject, its buttons, the box and the button that sends', async () => {
    const { went } = await open('en', shown, { thread: 't1' });
    expect(screen.getByRole('link', { name: /Dr\. Ng/ }).getAttribute('href')).toBe('/messages?message_id=t1');
    expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Messages about Results' }).textContent).toContain(
      'Saturday at 11:59\u00a0AM',
    );
    for (const name of ['Mark as unread', 'Delete', 'Send']) expect(screen.getByRole('button', { name })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Provider chat history' }));
    expect(went).toEqual(['/messages']);
  });

  it.each([
    ['en', 'Sent'],
    ['es', 'Enviado'],
  ] as const)(
    'says in %s beside what the reader wrote last that it was sent, and beside nothing else',
    async (language, sent) => {
      const [theirs] = opened.messages;
      if (theirs === undefined) throw new Error('Nothing was written.');
      const own = { ...theirs, id: 'm2' as MessageId, fromPatient: true, sender: 'Ana', body: 'Thank you' };
      await open(
        language,
        { ...shown, opened: { ...opened, messages: [own, theirs, { ...own, id: 'm3' as MessageId }] } },
        { thread: 't1' },
      );
      const bubbles = [...document.querySelectorAll('ol > li')].map((bubble) => bubble.textContent);
      expect(bubbles.map((text) => text?.endsWith(sent))).toEqual([false, false, true]);
    },
  );

  it.each([
    ['en', 'Ana', 'You: All is well'],
    ['es', 'Ana', 'Usted: All is well'],
    ['en', 'Luis', 'Luis: All is well'],
    ['en', '', 'All is well'],
    ['en', undefined, 'All is well'],
  ] as const)('MON-228 the list says in %s that %p wrote last, and “You” of the reader', async (language, by, said) => {
    const last = { ...line, ...(by === undefined ? {} : { lastSender: by }) };
    await open(language, { ...shown, reader: 'Ana', threads: [last] });
    expect(screen.getByText(said).closest('a')).not.toBeNull();
  });

  it('says nothing of being sent where the last word is the practice’s', async () => {
    await open('en', shown, { thread: 't1' });
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('MON-229 MON-254 has the files of the conversation folded before its messages, and how many there are: the newest message and the reply stand together', async () => {
    const [message] = opened.messages;
    const file = { node: 'n' as NodeId, name: 'Care plan', mediaType: 'application/pdf' };
    if (message === undefined) throw new Error('There is a message.');
    const withFile = { ...opened, messages: [{ ...message, files: [file] }] };
    await open('en', { ...shown, filesAtMessages: false, opened: withFile }, { thread: 't1' });
    const fold = screen.getByText('Documents (1)').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('Care plan');
    const text = document.body.textContent;
    expect(text.indexOf('Care plan')).toBeLessThan(text.lastIndexOf('All is well'));
  });

  it('MON-239 MON-240 shows a reply that failed, and tries it again', async () => {
    let down = true;
    await open(
      'en',
      shown,
      { thread: 't1' },
      {
        reply: async () => (down ? failed({ kind: 'unreachable' }) : ok(undefined)),
      },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thank you');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Not sent. Your text is still here.')).toBeTruthy();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Not sent. Your text is still here.')).toBeNull();
    expect(screen.getByText('Thank you', { selector: 'ol p' })).toBeTruthy();
  });

  it('says in sight that a reply was sent, and takes no focus into the box, which would bring up the keyboard of a phone', async () => {
    const shownAt: string[] = [];
    const before = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element) {
      shownAt.push(this.textContent ?? '');
    };
    try {
      await open('en', shown, { thread: 't1' }, { reply: async () => ok(undefined) });
      await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Thank you');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await screen.findByText('Your message was sent.');
      expect(shownAt.at(-1)).toBe('Your message was sent.');
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    } finally {
      Element.prototype.scrollIntoView = before;
    }
  });

  it.each([
    [
      'en',
      'This provider is currently inactive. If you need to discuss anything, please contact the provider office.',
      'Your reply',
    ],
    [
      'es',
      'Este proveedor está inactivo actualmente. Si necesita hablar de algo, comuníquese con el consultorio del proveedor.',
      'Su respuesta',
    ],
  ] as const)(
    'MON-231 MON-247 says in %s that nobody reads there any more, in place of the box',
    async (language, notice, box) => {
      const inactive = { ...opened, provider: { ...ng, active: false } };
      await open(language, { ...shown, opened: inactive }, { thread: 't1' });
      expect(screen.getByText(notice)).toBeTruthy();
      expect(screen.queryByRole('textbox', { name: box })).toBeNull();
    },
  );

  it.each([
    ['en', 'The file couldn’t be opened. Please try again.'],
    ['es', 'No se pudo abrir el archivo. Inténtelo de nuevo.'],
  ] as const)(
    'MON-251 says at the file in %s that it could not be fetched, and goes on waiting for nothing',
    async (language, why) => {
      const file = { node: 'f1' as NodeId, name: 'plan.pdf', mediaType: 'application/pdf' };
      const [message] = opened.messages;
      if (message === undefined) throw new Error('Nothing was written.');
      const withFile = { ...opened, messages: [{ ...message, files: [file] }] };
      await open(
        language,
        { ...shown, opened: withFile },
        { thread: line.id },
        { file: async () => failed({ kind: 'unreachable' }) },
      );
      await userEvent.click(screen.getByRole('button', { name: /plan\.pdf/ }));
      expect(await screen.findByText(why)).toBeTruthy();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /plan\.pdf/ }).disabled).toBe(false);
    },
  );

  it.each([
    [{ name: 'plan.pdf', size: 120_400 }, /^PDF, 120 kB$/],
    [{ name: 'plan.pdf' }, /^PDF$/],
    [{ name: 'advice.html', size: 1_000 }, /^Web page, 1 kB$/],
  ])('MON-235 says at a file of a message what kind it is, and its size where that is told: %j', async (told, says) => {
    const file = { node: 'f1' as NodeId, mediaType: 'application/pdf', description: 'The plan', ...told };
    const [message] = opened.messages;
    if (message === undefined) throw new Error('Nothing was written.');
    const withFile = { ...opened, messages: [{ ...message, files: [file] }] };
    await open('en', { ...shown, opened: withFile }, { thread: line.id });
    expect(screen.getByText(says).closest('li')?.textContent).toContain('The plan');
  });

  it('MON-226 MON-255 MON-256 MON-258 keeps a new message from being sent until it has a subject of letters', async () => {
    await open('en', shown, { provider: 'ng' });
    const send = screen.getByRole('button', { name: 'Send' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'May I?');
    expect(screen.getByText('Please enter a subject')).toBeTruthy();
    expect(isOff(send)).toBe(true);
    const subject = screen.getByRole('textbox', { name: 'Subject' });
    await userEvent.type(subject, 'Room 12');
    expect(screen.getByText('Use only letters and spaces')).toBeTruthy();
    expect(isOff(send)).toBe(true);
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Añil');
    expect(isOff(send)).toBe(false);
  });

  const team = { id: 'team.billing' as ProviderId, name: 'Mesa', team: 'billing' as const, active: true };

  it.each([
    ['en', 'Billing', 'Bills, payments and what insurance paid. Usually answers within 1 hour.', 'within 3 days'],
    [
      'es',
      'Facturación',
      'Facturas, pagos y lo que pagó el seguro. El consultorio suele responder en un plazo de 1 hora.',
      '3 días',
    ],
  ] as const)('says in %s what each team is for and when it answers', async (language, name, hint, usual) => {
    const answers = { ...shown, answersWithin: 72, providers: [{ ...team, answersWithin: 1 }, ng] };
    const { viewModel } = await open(language, answers, { isNew: true });
    const radio = screen.getByRole('radio', { name });
    expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint);
    expect(screen.getAllByText(new RegExp(usual))).toHaveLength(2);
    await userEvent.click(radio);
    expect(viewModel.writing?.provider).toBe(team.id);
  });

  it('has the recipient first whom another page chose, also once another one is chosen', async () => {
    await open('en', { ...shown, providers: [team, ng] }, { isNew: true, provider: ng.id });
    const values = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(values()).toEqual([ng.id, team.id]);
    const [, second] = screen.getAllByRole('radio');
    if (second === undefined) throw new Error('There are two.');
    await userEvent.click(second);
    expect(values()).toEqual([ng.id, team.id]);
  });

  it('names the team of a conversation, and offers another way once it takes no messages', async () => {
    const away = { ...line, provider: { ...team, active: false } };
    const answers = { ...shown, threads: [away], opened: { ...opened, ...away } };
    await open('en', answers, { thread: line.id });
    expect(screen.getAllByText('Billing')).toHaveLength(2);
    expect(screen.getByText(/This team no longer takes messages here/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /602\u2011555\u20110101/ })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('has the button for a file at a reply where files can be sent, and there only', async () => {
    await open('en', shown, { thread: line.id });
    expect(screen.getByRole('button', { name: 'Attach a file' })).toBeTruthy();
    cleanup();
    const { upload: _, ...without } = shown;
    await open('en', without, { thread: line.id });
    expect(screen.queryByRole('button', { name: 'Attach a file' })).toBeNull();
  });

  it('MON-237 goes on under the subject of the conversation once the new message is sent', async () => {
    const { went } = await open('en', shown, { provider: 'ng' });
    expect(document.activeElement?.textContent).toBe('New message');
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Results');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'May I?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(went).toEqual(['/messages?message_id=t1']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' }));
    expect(screen.getByText('Your message was sent. You’ll find the answer here, in Messages.')).toBeTruthy();
  });

  it.each([
    ['en', {}, 'Your message was sent. Usually answers within 2 days. You’ll find the answer here, in Messages.'],
    [
      'es',
      { answersWithin: 4 },
      'Su mensaje se envió. El consultorio suele responder en un plazo de 4 horas. Encontrará la respuesta aquí, en Mensajes.',
    ],
  ] as const)(
    'says in %s that a new message was sent, and when an answer usually comes',
    async (language, own, text) => {
      const answers = { ...shown, answersWithin: 48, providers: [{ ...ng, ...own }] };
      const { viewModel } = await open(language, answers, { provider: 'ng' });
      act(() => {
        viewModel.writing?.writeSubject('Results');
        viewModel.writing?.writeBody('May I?');
      });
      await act(async () => void (await viewModel.sendNew()));
      expect(screen.getByText(text)).toBeTruthy();
      cleanup();
      await open(language, answers, { thread: line.id });
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  it.each([
    ['en', /^Your message wasn’t sent: the file couldn’t be uploaded/, 'Remove the file', 'Send'],
    ['es', /^Su mensaje no se envió: no se pudo subir el archivo/, 'Quitar el archivo', 'Enviar'],
  ] as const)('says in %s before it sends that a file would not go with it', async (language, text, remove, send) => {
    const { viewModel } = await open(language, shown, { provider: 'ng' });
    const [bytes, name] = [new TextEncoder().encode('%PDF-1.7'), 'arm.pdf'];
    const file = { name, size: 8, beginning: async () => bytes, content: async () => '' };
    await act(async () => void (await viewModel.writing?.file?.choose(file as never)));
    act(() => {
      viewModel.writing?.writeSubject('Results');
      viewModel.writing?.writeBody('May I?');
    });
    fireEvent.click(screen.getByRole('button', { name: send }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(viewModel.writing).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: remove }));
    expect(screen.queryByText(text)).toBeNull();
  });

  it('MON-229 APT-011 has the button for a file where files can be sent, and there only', async () => {
    await open('en', shown, { isNew: true });
    expect(screen.getByRole('button', { name: 'Attach a file' })).toBeTruthy();
    cleanup();
    const { upload: _, ...without } = shown;
    await open('en', { ...without, filesAtMessages: false }, { isNew: true });
    expect(screen.queryByRole('button', { name: 'Attach a file' })).toBeNull();
  });

  it('MON-250 MON-254 shows a page that is text alone as its own text, under one title', async () => {
    const file = { node: 'n1' as NodeId, name: 'advice.html', description: 'What you can do', mediaType: 'text/html' };
    const [said] = opened.messages;
    if (said === undefined) throw new Error('There is a message.');
    await open(
      'en',
      { ...shown, opened: { ...opened, messages: [{ ...said, files: [file] }] } },
      { thread: 't1' },
      {
        file: async () =>
          ok({
            name: 'advice.html',
            mediaType: 'text/html',
            bytes: new TextEncoder().encode('<h1>What you can do</h1><ul><li>Walk half an hour a day.</li></ul>'),
          }),
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'What you can do' }));
    const popup = await screen.findByRole('dialog');
    expect(within(popup).getAllByText('What you can do')).toHaveLength(1);
    expect(within(popup).getByRole('listitem').textContent).toBe('Walk half an hour a day.');
    expect(popup.querySelector('iframe')).toBeNull();
  });
});
