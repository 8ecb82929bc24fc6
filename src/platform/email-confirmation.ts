import { createStore } from '#lib/store.ts';

/** The address that waits to be confirmed, while the modal for it stands open (AUTH-08); else null. */
export const emailConfirmation = createStore<string | null>(null);

/** Opens the modal that sends the code to `email`. */
export const openEmailConfirmation = (email: string): void => emailConfirmation.set(email);

/** Closes it, whether or not a code was sent. */
export const closeEmailConfirmation = (): void => emailConfirmation.set(null);
