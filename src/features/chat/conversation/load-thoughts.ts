/** Loads the code that takes reasoning out of answers; null if that fails, which leaves the tags in the text. */
export const loadThoughts = () => import('./thoughts.ts').catch(() => null);
