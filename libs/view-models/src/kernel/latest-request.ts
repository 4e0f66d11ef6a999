/** Tells whether a reply is still wanted: it belongs to the latest request, and the screen is still open. */
export class LatestRequest {
  #asked = 0;
  #over = false;

  get over(): boolean {
    return this.#over;
  }

  /** Called with each request; replies to earlier ones are not wanted from then on. */
  expect(): () => boolean {
    this.#asked += 1;
    const mine = this.#asked;
    return () => !this.#over && mine === this.#asked;
  }

  /** The screen is closed: no reply is wanted any more. */
  stop(): void {
    this.#over = true;
  }
}
