import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import type { SurveyContent, SurveyRules } from '@portico/domain/surveys';
import { table, writeRows } from './bulk-upsert.ts';

const surveys = table('surveys', 3, {
  practice_id: 'text',
  type: 'text',
  version: 'integer',
  title: 'jsonb',
  questions: 'jsonb',
});

const surveyRules = table('survey_rules', 1, { practice_id: 'text', rules: 'jsonb' });

/** The way into the embedded system for what a practice asks about its visits, kept as `EmbeddedSetup` does. */
export class EmbeddedSurveySetup {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async surveys(practice: PracticeId, contents: readonly SurveyContent[], rules: SurveyRules): Promise<number> {
    const rows = contents.map(({ type, version, title, questions }) => ({
      practice_id: practice,
      type,
      version,
      title: JSON.stringify(title),
      questions: JSON.stringify(questions),
    }));
    const decided = { practice_id: practice, rules: JSON.stringify(rules) };
    return (await writeRows(this.#sql, surveys, rows)) + (await writeRows(this.#sql, surveyRules, [decided]));
  }
}
