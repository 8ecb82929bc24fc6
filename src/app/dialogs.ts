import { EthicsCode } from '#features/agreements/index.ts';
import { LazyFeedbackModal } from '#features/feedback/index.ts';
import { EmailConfirmation, InfoDialogPart } from '#features/shell/index.ts';
import { emailConfirmation } from '#platform/email-confirmation.ts';
import { ethicsCode } from '#platform/ethics.ts';
import { feedback } from '#platform/feedback.ts';
import { messages } from '#platform/info-dialog.ts';

/** Connects the dialogs of the platform with their components. */
export function showDialogs(): void {
  messages.showWith(InfoDialogPart);
  feedback.showWith(LazyFeedbackModal);
  emailConfirmation.showWith(EmailConfirmation);
  ethicsCode.showWith(EthicsCode);
}
