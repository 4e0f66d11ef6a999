import type { FacetName } from '@portico/practice-spi';
import type { Stage } from '../conformance-stage.ts';
import { openFixture, type Fixture } from '../fixture/law-fixture.ts';
import { whatThrew } from '../fixture/thrown-place.ts';
import { Broken, NotChecked, NotDeclared } from '../fixture/law-verdicts.ts';

/** 1 reads only, 2 writes into a furnished practice, 3 meets faults on the way, 4 shares it with others. */
export type Level = 1 | 2 | 3 | 4;

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly why: string }
  /** By declaration: the connection has no such facet or function. */
  | { readonly kind: 'skipped'; readonly why: string }
  /** The stage or its people have nothing by which the law could be seen to hold. */
  | { readonly kind: 'unchecked'; readonly why: string };

export interface Law {
  readonly id: string;
  readonly level: Level;
  readonly facet: FacetName;
  readonly says: string;
  run(stage: Stage): Promise<Outcome>;
}

interface LawText extends Omit<Law, 'run'> {
  readonly check: (fixture: Fixture) => Promise<void>;
}

/** A law whose check throws `Broken`, `NotDeclared` or `NotChecked`; anything else that is thrown breaks it too. */
export const law = ({ check, ...text }: LawText): Law => ({
  ...text,
  run: async (stage) => {
    try {
      const fixture = await openFixture(stage, text.level > 1);
      try {
        await check(fixture);
      } finally {
        await fixture.connection.close?.();
      }
      return { kind: 'passed' };
    } catch (error) {
      if (error instanceof NotDeclared) return { kind: 'skipped', why: error.message };
      if (error instanceof NotChecked) return { kind: 'unchecked', why: error.message };
      const why = error instanceof Broken ? error.message : whatThrew(error);
      return { kind: 'failed', why };
    }
  },
});
