import { paths } from '@portico/application/kernel';
import { bloodPressureOf, vitalMeasures, type VitalMeasure, type VitalSign } from '@portico/domain/health';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { LoadMore } from '../../kit/load-more.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { vitalSignStatusWords, vitalSignWords } from './vital-signs.messages.ts';
import { useVitalSignText } from './vital-sign-text.ts';

/** Values shown of each measure initially. */
const valuesAtFirst = 3;

const Reading = ({ reading }: { readonly reading: VitalSign }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const textOf = useVitalSignText();
  const { date, status } = reading;
  return (
    <tr>
      <td>{date === undefined ? say(vitalSignWords.noDate) : clinical(date)}</td>
      <td>
        <span className={css.strong}>{textOf(reading)}</span>
        {status !== 'final' && <span className={css.soft}> {say(vitalSignStatusWords[status])}</span>}
      </td>
    </tr>
  );
};

/** The values of one measure, newest first; older ones are behind a button. In print all are shown. */
const Measure = ({ measure }: { readonly measure: VitalMeasure }) => {
  const say = useWords();
  const title = useId();
  const [all, showAll] = useState(false);
  const { readings } = measure;
  const name = bloodPressureOf(readings[0]) === undefined ? measure.name : say(vitalSignWords.bloodPressure);
  const older = readings.slice(valuesAtFirst);
  const rows = (some: readonly VitalSign[]) => some.map((reading) => <Reading key={reading.id} reading={reading} />);
  return (
    <Card>
      <h3 className={css.subtitle} id={title}>
        <Link
          className={css.way}
          to={paths.measure({ section: 'vitalSigns', entryId: readings[0].id, result: '0' })}
          state={{ above: `${paths.myHealth}#vitalSigns` }}
        >
          {name}
        </Link>
      </h3>
      <table className={css.values} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{say(vitalSignWords.date)}</th>
            <th scope="col">{say(vitalSignWords.value)}</th>
          </tr>
        </thead>
        <tbody>{rows(readings.slice(0, valuesAtFirst))}</tbody>
        {older.length > 0 && (
          <tbody className={css.olderValues} hidden={!all}>
            {rows(older)}
          </tbody>
        )}
      </table>
      {older.length > 0 && !all && (
        <div className={css.moreValues} data-no-print>
          <LoadMore busy={false} onMore={() => showAll(true)}>
            {say(vitalSignWords.older, { count: older.length })}
          </LoadMore>
        </div>
      )}
    </Card>
  );
};

export const VitalSignsSection = ({ entries }: { readonly entries: readonly VitalSign[] }) => (
  <div className={css.labs}>
    {vitalMeasures(entries).map((measure) => (
      <Measure key={measure.key} measure={measure} />
    ))}
  </div>
);
