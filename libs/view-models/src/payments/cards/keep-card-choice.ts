import { makeAutoObservable } from 'mobx';

/** Whether a new card is kept on file, and becomes the default one. */
export class CardKeeping {
  save = false;
  makeDefault = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  chooseSave(save: boolean): void {
    this.save = save;
    if (!save) this.makeDefault = false;
  }

  chooseDefault(makeDefault: boolean): void {
    this.makeDefault = makeDefault;
  }

  reset(): void {
    this.save = false;
    this.makeDefault = false;
  }
}
