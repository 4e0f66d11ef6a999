/** An object without the properties that are null or undefined: the wire says null where the domain leaves out. */
export type Present<T> = {
  [Key in keyof T as null extends T[Key] ? never : undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as null extends T[Key] ? Key : undefined extends T[Key] ? Key : never]?: NonNullable<T[Key]>;
};

export const present = <T extends object>(object: T): Present<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value != null)) as Present<T>;
