import type { ClinicalNote, NoteKind } from '@portico/domain/health';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const noteWords = defineMessages({
  loading: {
    id: 'note.screen.loading',
    defaultMessage: 'Loading the note',
    description: 'Spoken while the page of a clinical note loads',
  },
  kind: { id: 'note.fact.kind', defaultMessage: 'Kind', description: 'Label: what a clinical note is about' },
  date: { id: 'note.fact.date', defaultMessage: 'Date', description: 'Label: when a clinical note was written' },
  author: { id: 'note.fact.author', defaultMessage: 'Written by', description: 'Label: who wrote a clinical note' },
  visit: { id: 'note.fact.visit', defaultMessage: 'Visit', description: 'Label: the visit that a note is about' },
  status: { id: 'note.fact.status', defaultMessage: 'Status', description: 'Label: how far a clinical note is' },
  conclusion: {
    id: 'note.text.conclusion',
    defaultMessage: 'Conclusion',
    description: 'Heading: what a report of images or tissue comes to',
  },
  table: {
    id: 'note.text.table',
    defaultMessage: 'Table in the note',
    description: 'Spoken for a table that can be scrolled',
  },
  asWritten: {
    id: 'note.text.asWritten',
    defaultMessage: 'Shown as the practice’s record has it. Ask the practice about anything you don’t understand.',
    description: 'Below the text of a clinical note',
  },
  correct: {
    id: 'note.link.correct',
    defaultMessage: '{mayCorrect, select, true {Correct or add a note} other {Add a note}}',
    description: 'Link from a clinical note to where a correction is requested',
  },
  toVisit: {
    id: 'note.link.toVisit',
    defaultMessage: 'See this visit in the record',
    description: 'Link from a clinical note to the visit that it was written at',
  },
  ofVisit: { id: 'note.list.ofVisit', defaultMessage: 'Notes of this visit:', description: 'Before links to notes' },
});

export const noteStatusWords: Readonly<Record<Exclude<ClinicalNote['status'], 'final' | 'unknown'>, Message>> =
  defineMessages({
    preliminary: {
      id: 'note.status.preliminary',
      defaultMessage: 'Not final yet',
      description: 'Status of a clinical note',
    },
    corrected: { id: 'note.status.corrected', defaultMessage: 'Corrected', description: 'Status of a clinical note' },
  });

export const noteKindWords: Readonly<Record<Exclude<NoteKind, 'other'>, Message>> = defineMessages({
  'reason-for-visit': {
    id: 'note.kind.reason-for-visit',
    defaultMessage: 'Reason for visit',
    description: 'Kind of a clinical note',
  },
  history: {
    id: 'note.kind.history',
    defaultMessage: 'History',
    description: 'Kind of a clinical note: of an illness',
  },
  'review-of-systems': {
    id: 'note.kind.review-of-systems',
    defaultMessage: 'Review of symptoms',
    description: 'Kind of a clinical note: review of systems',
  },
  exam: { id: 'note.kind.exam', defaultMessage: 'Physical exam', description: 'Kind of a clinical note' },
  assessment: { id: 'note.kind.assessment', defaultMessage: 'Assessment', description: 'Kind of a clinical note' },
  'hospital-course': {
    id: 'note.kind.hospital-course',
    defaultMessage: 'Hospital stay',
    description: 'Kind of a clinical note: what happened during a stay',
  },
  operation: { id: 'note.kind.operation', defaultMessage: 'Surgery note', description: 'Kind of a clinical note' },
  procedure: { id: 'note.kind.procedure', defaultMessage: 'Procedure note', description: 'Kind of a clinical note' },
  discharge: { id: 'note.kind.discharge', defaultMessage: 'Discharge note', description: 'Kind of a clinical note' },
  consultation: {
    id: 'note.kind.consultation',
    defaultMessage: 'Consultation note',
    description: 'Kind of a clinical note',
  },
  progress: { id: 'note.kind.progress', defaultMessage: 'Progress note', description: 'Kind of a clinical note' },
  imaging: {
    id: 'note.kind.imaging',
    defaultMessage: 'Imaging report',
    description: 'Kind of a clinical note: of an X-ray, ultrasound, CT or MRI',
  },
  pathology: { id: 'note.kind.pathology', defaultMessage: 'Pathology report', description: 'Kind of a clinical note' },
});
