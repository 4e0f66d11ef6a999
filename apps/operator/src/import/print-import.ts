import type { PracticeId } from '@portico/domain/kernel';
import type { FileOutcome } from './import-files.ts';
import { patientList, reportOf, summaryOf } from './import-report.ts';
import type { Inputs } from './inputs/find-input-files.ts';
import type { ImportResult } from './run-import.ts';

/** Where lines go; a terminal also shows how far it is. */
interface Out {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Prints an import while it runs: one report a file, below them on a terminal how many are done, at the end the whole. */
export class ImportPrinter {
  readonly #out: Out;
  readonly #progress: Out;
  readonly #total: number;
  #done = 0;

  constructor(out: Out, progress: Out, { files, unreadable, skipped, refused }: Inputs) {
    this.#out = out;
    this.#progress = progress;
    this.#total = files.length + unreadable.length;
    for (const file of skipped) this.#line(`${file}: skipped, no medical record by its name`);
    for (const { file, why } of refused) this.#line(`${file}: refused, ${why}`);
    this.#bar();
  }

  file(outcome: FileOutcome): void {
    this.#done += 1;
    this.#clear();
    this.#line(reportOf(outcome));
    this.#bar();
  }

  end(practice: PracticeId, result: ImportResult, isDryRun: boolean): void {
    const { outcomes, people, accounts, conflicts, id, practiceName } = result;
    this.#clear();
    this.#line(`\n${summaryOf(outcomes)}`);
    if (practiceName !== undefined)
      this.#line(
        `\nThe practice "${practice}" is new and called "${practiceName.name}", as its ${practiceName.from} says.`,
      );
    if (people.length > 0) this.#line(`\n${patientList(practice, people)}`);
    for (const { email, patient, isNew } of accounts)
      this.#line(`${email}: patient ${patient}${isNew ? '' : ' (as before)'}`);
    const more = practice === 'imported' ? '' : ` --practice ${practice}`;
    if (conflicts.length > 0)
      this.#line(
        `\n${conflicts.length} conflicts are for a person to settle: npm run import -- conflicts --reason TEXT${more}`,
      );
    if (isDryRun) this.#line('\nThis was a dry run: nothing changed.');
    else if (id !== undefined) this.#line(`\nTo undo this import: npm run import -- undo ${id} --reason TEXT${more}`);
  }

  #line(text: string): void {
    this.#out.write(`${text}\n`);
  }

  #bar(): void {
    if (this.#progress.isTTY === true && this.#total > 0) this.#progress.write(`${this.#done} of ${this.#total} files`);
  }

  #clear(): void {
    if (this.#progress.isTTY === true) this.#progress.write('\r\u001b[K');
  }
}
