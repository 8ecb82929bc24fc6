/** Returns true for an object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true for a text that is not blank. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
