import { isUnanswered } from '@portico/application/kernel';
import type { SavedDrafts } from '@portico/application/drafts';
import {
  draftTopicOf,
  parseDraftName,
  sameFields,
  type DraftName,
  type DraftTopic,
  type SavedDraft,
} from '@portico/domain/drafts';
import { SECOND, type PatientRef } from '@portico/domain/kernel';
import type { DraftOwner, Drafts } from './drafts.ts';
import type { KeptPiece } from './kept-work.ts';

export interface GatewayKeeping {
  readonly saved: SavedDrafts;
  readonly owner: () => DraftOwner | undefined;
  /** Whose records are open. */
  readonly chart: () => PatientRef | undefined;
  readonly later: (milliseconds: number, run: () => void) => void;
}

/** Waiting times in milliseconds: for a pause in the typing, and for a gateway that does not answer. */
export const savedAfter = { typing: 3 * SECOND, silence: 30 * SECOND } as const;

interface Place {
  readonly patient: PatientRef;
  readonly name: DraftName;
}

/** Keeps unsent messages and forms at the gateway too, so that they follow the person to another device. */
export class GatewaySync {
  readonly #drafts: Drafts;
  readonly #keeping: GatewayKeeping;
  readonly #waiting = new Map<string, Place>();
  #isScheduled = false;
  #running: Promise<void> | undefined;

  constructor(drafts: Drafts, keeping: GatewayKeeping) {
    this.#drafts = drafts;
    this.#keeping = keeping;
  }

  /** Whether the draft is kept at the gateway. */
  keeps(id: string): boolean {
    return this.#placeOf(id) !== undefined;
  }

  /** A draft was typed, or is gone: what was sent goes at once. */
  changed(id: string): void {
    const place = this.#placeOf(id);
    if (place === undefined) return;
    this.#waiting.set(id, place);
    if (this.#drafts.pieces().get(id) === undefined) void this.flush();
    else this.#schedule(savedAfter.typing);
  }

  /** Takes over what was typed on other devices. A screen waits for it. */
  async fetch(topic: DraftTopic): Promise<void> {
    const [patient, owner] = [this.#keeping.chart(), this.#keeping.owner()];
    if (patient === undefined || owner === undefined) return;
    // What the device keeps may be newer than what the gateway has.
    await this.#drafts.open();
    await this.flush();
    const answer = await this.#keeping.saved.of({ patient, topic });
    const now = this.#keeping.owner();
    if (!answer.ok || now?.person !== owner.person || now.place !== owner.place) return;
    const found = new Map(answer.value.map((draft) => [JSON.stringify([owner.place, draft.name]), draft]));
    for (const [id, draft] of found) if (!this.#waiting.has(id)) this.#takeOver(id, draft);
    for (const { id, gateway } of [...this.#drafts.pieces().values()]) {
      const place = this.#placeOf(id);
      if (found.has(id) || place === undefined || draftTopicOf(place.name) !== topic) continue;
      // Sent or thrown away on another device; what was typed here since then stays.
      if (gateway?.isSame === true) this.#drafts.put(id, undefined);
      else this.changed(id);
    }
  }

  /** Saves what waits, one after the other. */
  async flush(): Promise<void> {
    if (this.#running === undefined) {
      const run = this.#flush().finally(() => {
        if (this.#running === run) this.#running = undefined;
      });
      this.#running = run;
    }
    await this.#running;
  }

  async #flush(): Promise<void> {
    const saved = new Set<string>();
    // What is sent or thrown away meanwhile goes at once; what was typed again waits for a pause.
    for (const [id, place] of this.#waiting) {
      if (saved.has(id) && this.#drafts.pieces().get(id) !== undefined) continue;
      // Until the person has chosen, the gateway keeps the other version.
      if (this.#drafts.others.of(id) !== undefined) continue;
      this.#waiting.delete(id);
      saved.add(id);
      const isDone = await this.#save(id, place);
      if (isDone) continue;
      if (!this.#waiting.has(id)) this.#waiting.set(id, place);
      this.#schedule(savedAfter.silence);
      break;
    }
  }

  /** False if the gateway did not answer. */
  async #save(id: string, place: Place): Promise<boolean> {
    const { saved } = this.#keeping;
    const piece = this.#drafts.pieces().get(id);
    if (piece === undefined) {
      const dropped = await saved.drop(place);
      return dropped.ok || !isUnanswered(dropped.error);
    }
    const answer = await saved.save({ ...place, fields: piece.draft, after: piece.gateway?.version ?? 0 });
    if (!answer.ok) return !isUnanswered(answer.error);
    const { version, other } = answer.value;
    const mine = this.#drafts.pieces().get(id);
    if (other !== undefined) this.#drafts.others.note(id, { mine, other: pieceOf(id, other) });
    else if (mine !== undefined)
      this.#drafts.put(id, { ...mine, gateway: { version, isSame: mine.draft === piece.draft } });
    return true;
  }

  #takeOver(id: string, draft: SavedDraft): void {
    const mine = this.#drafts.pieces().get(id);
    const known = mine?.gateway;
    // An answer that was overtaken by a later save says nothing.
    if (known !== undefined && known.version > draft.version) return;
    if (known?.version === draft.version) {
      if (!known.isSame) this.changed(id);
      return;
    }
    const isReplaced = mine === undefined || known?.isSame === true || sameFields(mine.draft, draft.fields);
    if (isReplaced) this.#drafts.put(id, pieceOf(id, draft));
    else this.#drafts.others.note(id, { mine, other: pieceOf(id, draft) });
  }

  #schedule(milliseconds: number): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#keeping.later(milliseconds, () => {
      this.#isScheduled = false;
      void this.flush();
    });
  }

  /** Undefined for what is not kept at the gateway, or belongs to other records than those that are open. */
  #placeOf(id: string): Place | undefined {
    const [place, form] = JSON.parse(id) as readonly [string, string];
    const patient = this.#keeping.chart();
    const name = parseDraftName(form);
    return patient === undefined || !name.ok || place !== this.#keeping.owner()?.place
      ? undefined
      : { patient, name: name.value };
  }
}

const pieceOf = (id: string, { fields, savedAt, version }: SavedDraft): KeptPiece => ({
  id,
  savedAt,
  draft: fields,
  gateway: { version, isSame: true },
});
