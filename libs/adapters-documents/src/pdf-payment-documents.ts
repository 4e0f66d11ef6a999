import { dayIn, type Cents, type Language } from '@portico/domain/kernel';
import {
  chargedCardName,
  hasTwoParts,
  sumOwed,
  type DocumentHeading,
  type PaymentDocuments,
  type ReceiptDocument,
  type StatementDocument,
} from '@portico/domain/payments';
import type { Block, Fact } from './printout-blocks.ts';
import { print } from './layout/print-pdf.ts';
import { voiceOf, type Voice } from './document-language.ts';
import { paymentWordsIn, type PaymentWords } from './words/payment-words.ts';

interface Speaker extends Pick<Voice, 'language' | 'date'> {
  readonly words: PaymentWords;
  readonly page: Voice['words']['page'];
  readonly money: (amount: Cents) => string;
}

/** Prints receipts and itemised statements as tagged PDF (`MON-184`, `MON-186`), with the layout of the health records. */
export class PdfPaymentDocuments implements PaymentDocuments {
  async receipt(paper: ReceiptDocument, language: Language): Promise<Uint8Array> {
    const speaker = speakerOf(language);
    return printed(speaker.words.receiptTitle, paper, receiptBlocks(paper, speaker), speaker);
  }

  async statement(paper: StatementDocument, language: Language): Promise<Uint8Array> {
    const speaker = speakerOf(language);
    return printed(speaker.words.statementTitle, paper, statementBlocks(paper, speaker), speaker);
  }
}

const receiptBlocks = (paper: ReceiptDocument, speaker: Speaker): readonly Block[] => [
  { kind: 'heading', level: 2, text: speaker.words.payment },
  { kind: 'facts', facts: receiptFacts(paper, speaker) },
  ...boughtBlocks(paper, speaker),
];

/** What was bought, line by line. */
const boughtBlocks = ({ lines, amount }: ReceiptDocument, { words, money }: Speaker): readonly Block[] =>
  lines === undefined
    ? []
    : [
        { kind: 'heading', level: 2, text: words.lines },
        {
          kind: 'table',
          columns: [
            { title: words.description, share: 0.8 },
            { title: words.amount, share: 0.2 },
          ],
          rows: [
            ...lines.map((line) => [{ text: line.description }, { text: money(line.amount) }]),
            [
              { text: words.amount, strong: true },
              { text: money(amount), strong: true },
            ],
          ],
        },
      ];

const receiptFacts = (paper: ReceiptDocument, { words, date, money }: Speaker): readonly Fact[] => {
  const { amount, refunded, card, plan } = paper;
  return [
    { label: words.paidOn, text: date(paper.date) },
    { label: words.amount, text: money(amount) },
    ...(refunded > 0 ? [{ label: words.refunded, text: money(refunded) }] : []),
    ...(refunded > 0 ? [{ label: words.kept, text: money((amount - refunded) as Cents) }] : []),
    ...paper.disputes.map((one) => ({
      label: words.disputed,
      text: words.dispute(one.outcome, money(one.amount), date(one.date)),
    })),
    { label: words.status, text: words.statuses[paper.status] },
    { label: words.purpose, text: words.purposes[paper.purpose] },
    ...serviceFacts(paper, { words, date }),
    ...(plan === undefined ? [] : [{ label: words.plan, text: plan }]),
    ...leftFacts(paper, { words, money }),
    {
      label: words.card,
      text: card.last4 === undefined ? chargedCardName(card) : words.cardEnding(chargedCardName(card), card.last4),
    },
    { label: words.reference, text: paper.reference },
  ];
};

/** What is left to pay, where it is known. */
const leftFacts = ({ left }: ReceiptDocument, { words, money }: Pick<Speaker, 'words' | 'money'>): readonly Fact[] => {
  const rows = [
    [words.leftPlan, left?.plan],
    [words.leftCopay, left?.copay],
    [words.leftBalance, left?.balance],
    [words.leftSum, left && hasTwoParts(left) ? sumOwed(left) : undefined],
  ] as const;
  return rows.flatMap(([label, amount]) => (amount === undefined ? [] : { label, text: money(amount) }));
};

/** What insurance did about a line, where the practice's books say so. */
const shareOf = (
  { insurance }: StatementDocument['statement']['lines'][number],
  { words, money }: Pick<Speaker, 'words' | 'money'>,
): readonly string[] =>
  insurance === undefined
    ? []
    : [
        `${words.charged}: ${money(insurance.charged)}`,
        `${words.insurancePaid}: ${money(-insurance.paid as Cents)}`,
        `${words.adjusted}: ${money(-insurance.adjusted as Cents)}`,
      ];

/** The date of service with who gave it, what it was and where: what health accounts (HSA, FSA) ask of a receipt. */
const serviceFacts = ({ visit, place }: ReceiptDocument, { words, date }: Pick<Speaker, 'words' | 'date'>): Fact[] => [
  ...(visit === undefined
    ? []
    : [
        { label: words.serviceDate, text: date(dayIn(visit.timeZone, visit.start)) },
        { label: words.provider, text: visit.provider },
      ]),
  ...(visit?.visitType === undefined ? [] : [{ label: words.service, text: visit.visitType }]),
  ...(place === undefined ? [] : [{ label: words.place, text: place.join(', ') }]),
];

const statementBlocks = ({ statement }: StatementDocument, { words, date, money }: Speaker): readonly Block[] => [
  { kind: 'heading', level: 2, text: words.summary },
  {
    kind: 'facts',
    facts: [
      { label: words.statementDate, text: date(statement.date) },
      { label: words.total, text: money(statement.total) },
    ],
  },
  { kind: 'heading', level: 2, text: words.lines },
  statement.lines.length === 0
    ? { kind: 'paragraph', text: words.noLines }
    : {
        kind: 'table',
        columns: [
          { title: words.date, share: 0.25 },
          { title: words.description, share: 0.55 },
          { title: words.amount, share: 0.2 },
        ],
        rows: [
          ...statement.lines.map((line) => [
            { text: date(line.date) },
            { text: [line.description, ...shareOf(line, { words, money })].join('\n') },
            { text: money(line.amount) },
          ]),
          [{ text: words.total, strong: true }, { text: '' }, { text: money(statement.total), strong: true }],
        ],
      },
];

const printed = (
  title: string,
  head: DocumentHeading,
  blocks: readonly Block[],
  speaker: Speaker,
): Promise<Uint8Array> => {
  const { words, date } = speaker;
  const { patientName, practice, printedOn } = head;
  const facts = [
    { label: words.patient, text: patientName },
    { label: words.practice, text: practice.name },
    { label: words.address, text: practice.address?.join(', ') ?? '' },
    { label: words.phone, text: practice.phone },
    { label: words.taxId, text: practice.taxId ?? '' },
    { label: words.printedOn, text: date(printedOn) },
  ].filter(({ text }) => text !== '');
  return print({
    title,
    practice,
    running: patientName,
    language: speaker.language,
    printedOn,
    pageText: speaker.page,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'facts', facts },
      ...blocks,
      { kind: 'paragraph', text: words.questions(practice.name, practice.phone), quiet: true },
    ],
  });
};

const speakerOf = (language: Language): Speaker => {
  const voice = voiceOf(language);
  // Every language writes dollars as people in the United States do.
  const amounts = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return {
    language,
    words: paymentWordsIn(voice.say),
    date: voice.date,
    page: voice.words.page,
    money: (amount) => amounts.format(amount / 100).replace('-', '−'),
  };
};
