/**
 * Tells of a reply, when it comes, whether it is still wanted: it answers the question asked last, on a screen that is
 * still open.
 */
export class LatestRequest {
  #asked = 0;
  #over = false;

  get over(): boolean {
    return this.#over;
  }

  /** Called with each question; a reply to an earlier one is not wanted from then on. */
  expect(): () => boolean {
    this.#asked += 1;
    const mine = this.#asked;
    return () => !this.#over && mine === this.#asked;
  }

  /** The screen is left: no reply is wanted any more. */
  stop(): void {
    this.#over = true;
  }
}
