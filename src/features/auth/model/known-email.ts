/**
 * The address that was typed on a public screen, for the next one. It is kept in memory only, never in the URL, and
 * cleared at the sign-in.
 */
let known = '';

export const knownEmail = {
  get: (): string => known,
  set: (email: string): void => {
    known = email.trim();
  },
};
