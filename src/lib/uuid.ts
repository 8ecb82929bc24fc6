const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns true for the text form of a UUID. */
export const isUuid = (text: string): boolean => pattern.test(text);

/** The value if it is the text form of a UUID, such as a parameter of an address; else undefined. */
export const uuidIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isUuid(value) ? value : undefined;
