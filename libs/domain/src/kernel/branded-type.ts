declare const brand: unique symbol;

/** A primitive that only its own parser can create, so that ids of different kinds cannot be swapped. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
