import { describe, expect, it } from '@jest/globals';
import { contractFields } from './contract-fields.ts';
import { measures } from './measures.ts';
import { filesOfWalk, paymentWalk } from './payment-walk.ts';
import { sourceFiles } from './source-files.ts';

const of = (what: string, ...files: readonly (readonly [path: string, text: string])[]) =>
  measures.find((measure) => measure.what.startsWith(what))?.of(files.map(([path, text]) => ({ path, text })));

describe('the measures of the house', () => {
  it('count doc blocks that hang on a pronoun', () => {
    const plain = '/** Cents. */\n';
    const hanging = '/** Whoever pays. */\n';
    expect(of('doc blocks', ['a.ts', plain + hanging], ['b.ts', plain + plain])).toEqual({ value: 25 });
  });

  it('count nulls and casts of the wire, and nowhere else', () => {
    const text = 'export const it = (a?: string) => [a ?? null, a as PatientId];\n';
    const files = [
      ['libs/adapters-graphql/src/portal/a.ts', text],
      ['libs/domain/src/a.ts', text],
    ] as const;
    expect(['`?? null`', '`as …Id`'].map((what) => of(what, ...files)?.value)).toEqual([1, 1]);
  });

  it('count the lines of the wire for each field of its contract, and no others', () => {
    const lines = '\n'.repeat(3 * contractFields());
    const per = (path: string) => of('lines of the wire', [path, lines])?.value;
    expect([per('libs/adapters-graphql/src/portal/a.ts'), per('libs/domain/src/a.ts')]).toEqual([3, 0]);
  });

  it('name the fullest folder of payments and the largest class', () => {
    expect(
      of('files of', ['libs/a/payments/a.ts', ''], ['libs/a/payments/b.ts', ''], ['libs/a/forms/c.ts', '']),
    ).toEqual({
      value: 2,
      places: [['libs/a/payments', 2]],
    });
    const two = 'class A {\n  a = 1;\n}\nclass B {\n  #own = 1;\n  a = 1;\n  b() {}\n}\n';
    expect(
      of('members', ['libs/services/src/a.ts', two], ['libs/domain/src/b.ts', 'class C { a = 1; b = 2; c = 3 }']),
    ).toEqual({
      value: 2,
      places: [
        ['libs/services/src/a.ts A', 1],
        ['libs/services/src/a.ts B', 2],
      ],
    });
  });

  it('count the paths of the portal that are spelled, where links are made', () => {
    const text = "export const it = (id: string) => ['/help', `/messages/${id}`, `${id}/login`, '/graphql', 'help'];\n";
    expect(
      of(
        'paths of the portal',
        ['libs/ui/src/a.tsx', text],
        ['apps/portal/src/routes/route-table.ts', text],
        ['libs/adapters-shop/src/a.ts', text],
      ),
    ).toEqual({ value: 3, places: [['libs/ui/src/a.tsx', 3]] });
    expect(of('paths of the portal', ['libs/ui/src/a.tsx', ''])?.value).toBe(0);
  });

  it('count functions of services that take a bag of dependencies, and no record of data or port', () => {
    const ports =
      'export interface Ledger { read(): void }\nexport interface Merchant { a: Ledger; b: Ledger; c: Ledger }\n';
    const imported =
      "import type { Ledger, Merchant } from '@portico/domain/payments';\nimport { Cards } from './cards.ts';\n";
    const count = (text: string) =>
      of(
        'functions of services',
        ['libs/domain/src/payments/ports/ledger.ts', ports],
        ['libs/services/src/payments/cards.ts', 'export class Cards {}\n'],
        ['libs/services/src/payments/pay.ts', `${imported}${text}`],
      );
    const bag =
      'interface Deps { readonly ledger: Pick<Ledger, "read">; cards?: Cards | undefined; now: () => number }\n';
    expect(count(`${bag}class Pay {\n  constructor(deps: Deps) {}\n}\n`)).toEqual({
      value: 1,
      places: [['libs/services/src/payments/pay.ts:5', 1]],
    });
    expect(count('const pay = ({ a }: { a: Ledger; b: Ledger; c: Cards }) => a;\n')?.value).toBe(1);
    expect(
      count(`${bag}interface More extends Deps { d: string }\nfunction pay(more: Partial<More>) {}\n`)?.value,
    ).toBe(1);
    const harmless = [
      `${bag}const pay = (of: Pick<Deps, 'now'>) => of;\n`,
      'const pay = (merchant: Merchant) => merchant;\n',
      'const pay = (a: Ledger, b: Cards, c: () => number) => a;\n',
      'interface Order { amount: number; day: string; card: string }\nconst pay = (order: Order) => order;\n',
      'interface Watch { paid(): void; late: () => void; lost: () => void; gone: () => void }\nconst pay = (watch: Watch) => watch;\n',
    ];
    expect(harmless.map((text) => count(text)?.value)).toEqual(harmless.map(() => 0));
  });

  it('follow a payment through files that hand it on as they say', () => {
    const texts = new Map(sourceFiles().map(({ path, text }) => [path, text]));
    expect(filesOfWalk(paymentWalk, (path) => texts.get(path))).toBe(paymentWalk.length);
    const leg = { path: 'a.ts', says: 'pay(' };
    expect(filesOfWalk([leg, leg], () => 'pay(1)')).toBe(1);
    expect(() => filesOfWalk([leg], () => 'charge(1)')).toThrow('a.ts (pay()');
  });
});
