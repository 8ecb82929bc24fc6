import { defineDialog } from './dialogs.ts';

/** The modal that sends a code to an address that waits to be confirmed (AUTH-08). */
export const emailConfirmation = defineDialog<{ email: string }>(() => ({ key: 'email confirmation' }));

/** Opens the modal that sends the code to `email`. */
export const openEmailConfirmation = (email: string): void => void emailConfirmation.open({ email });
