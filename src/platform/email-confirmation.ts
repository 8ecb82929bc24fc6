import { defineDialog } from './dialogs.ts';

/** The dialog that sends a code to an unconfirmed address (AUTH-08). */
export const emailConfirmation = defineDialog<{ email: string }>(() => ({ key: 'email confirmation' }));

/** Opens the dialog that sends the code to `email`. */
export const openEmailConfirmation = (email: string): void => void emailConfirmation.open({ email });
