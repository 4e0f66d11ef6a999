declare const brand: unique symbol;

/** A primitive that only its own parser can make, so that two ids never change places unseen. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
