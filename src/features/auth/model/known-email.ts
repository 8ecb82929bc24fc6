/**
 * The address that the person has typed on one public screen, so that the next one need not ask again. In memory
 * only, never in the URL; forgotten with the sign-in.
 */
let known = '';

export const knownEmail = {
  get: (): string => known,
  set: (email: string): void => {
    known = email.trim();
  },
};
