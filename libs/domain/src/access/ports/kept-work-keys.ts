/** Keys under which a browser seals what a person typed and did not send. */
export interface KeptWorkKeys {
  /**
   * The keys of this person, the one to seal with first: the others open what was sealed before the installation's
   * keys were changed. The same person always gets the same keys, and only the gateway can derive them.
   */
  of(person: string): readonly string[];
}
