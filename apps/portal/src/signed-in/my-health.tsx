import { MyHealthViewModel } from '@portico/view-models/health';
import type { ShownChart } from '@portico/application/health';
import type { NoteHeadline } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { MyHealthScreen } from '@portico/ui/screens/health';
import { EntryMark } from '@portico/ui/screens/entries';
import { MedicationRefill } from '@portico/ui/screens/refills';
import { lazyComponent, Meanwhile } from '@portico/ui/kit';
import { useState } from 'react';
import { health } from '../composition/ports/health.ts';
import { messageStart } from '../composition/ports/message-start.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const MyHealth: Screen = ({ portal, fetchPart }) => {
  const { port, delivery, clientSession } = portal;
  const patient = clientSession.actingAs.practice?.patient ?? ('' as PatientId);
  const viewModel = useScreen(() => new MyHealthViewModel(port(health), delivery, patient));
  const [WholeRecord] = useState(() =>
    lazyComponent(() => fetchPart(() => import('./whole-record.tsx'), 'payments', 'wholeRecord')),
  );
  const [NoteLinks] = useState(() => lazyComponent(() => fetchPart(() => import('./note-links.tsx'), 'note')));
  const [Ask] = useState(() => lazyComponent(() => fetchPart(() => import('./ask-about-result.tsx'), 'ask')));
  return (
    <MyHealthScreen
      viewModel={viewModel}
      wholeRecord={
        <Meanwhile show={null}>
          <WholeRecord portal={portal} health={port(health)} patient={patient} />
        </Meanwhile>
      }
      noteList={(notes) => <NoteLinks notes={notes} />}
      owner={clientSession.layout.current}
      besideEntry={(of, name) => {
        // Read here, where the screen asks, and not above: this component does not follow the view model.
        const { phase } = viewModel;
        if (phase.kind !== 'ready') return null;
        const notes = of.section === 'encounters' ? notesOf(phase.chart, of.entry) : [];
        return (
          <>
            {notes.length > 0 && <NoteLinks notes={notes} label />}
            {of.section === 'labs' && clientSession.actingAs.may('messages:act') && (
              <Meanwhile show={null}>
                <Ask
                  lab={of.entry}
                  name={name}
                  labs={phase.chart.labs}
                  onWrite={(message) => port(messageStart).put(message)}
                />
              </Meanwhile>
            )}
            <EntryMark marks={phase.marks} of={of} name={name} />
          </>
        );
      }}
      besideMedication={(medication) =>
        viewModel.phase.kind === 'ready' && (
          <MedicationRefill
            refills={viewModel.phase.refills}
            medication={medication}
            mayBook={clientSession.actingAs.may('appointments:act')}
            onWrite={(message) => port(messageStart).put(message)}
          />
        )
      }
    />
  );
};
export default MyHealth;

const notesOf = ({ notes }: ShownChart, visit: string): readonly NoteHeadline[] =>
  notes.kind === 'entries' ? notes.entries.filter((note) => note.visit === visit) : [];
