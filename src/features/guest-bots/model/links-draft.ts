import { isRecord } from '#lib/guards.ts';
import { formDraft } from '#platform/form-draft.ts';

/** The form that mails personal links. */
export interface LinksValues {
  /** Addresses as they were typed. */
  emails: string;
}

/** Addresses that were typed and not sent, on this device, for this person and chat-bot only. */
export const linksDraft = (userId: number, botUuid: string) =>
  formDraft<LinksValues>(userId, `guestLinks:${botUuid}`, {
    parse: (stored) =>
      isRecord(stored) && typeof stored['emails'] === 'string' ? { emails: stored['emails'] } : {},
    keep: (values) => (values.emails.trim() === '' ? null : values),
  });
