import { isRecord } from '#lib/guards.ts';
import { formDraft } from '#platform/form-draft.ts';

/** The form that mails personal links. */
export interface LinksValues {
  /** Addresses as they were typed. */
  emails: string;
}

/** The draft of a chat-bot's guest addresses, stored in this browser by person and chat-bot. */
export const linksDraft = (userId: number, botUuid: string) =>
  formDraft<LinksValues>(userId, `guestLinks:${botUuid}`, {
    parse: (stored) =>
      isRecord(stored) && typeof stored['emails'] === 'string' ? { emails: stored['emails'] } : {},
    keep: (values) => (values.emails.trim() === '' ? null : values),
  });
