/** Removes the name and the address of a deleted account from records that stay for the administrators (ADM-37). */
import type { Database, StoredRequest, User } from '#mocks/store/database.ts';
import type { Transaction } from '#mocks/store/store.ts';

/** The address of a deleted account in a record that must have one. No letter reaches it (RFC 2606). */
const goneAddress = (id: number): string => `deleted-${id}@account.invalid`;

/** A request of somebody who is gone. An open one is closed, because its approval would invite a new account. */
function closed(request: StoredRequest, id: number, date: string): StoredRequest {
  const nameless = { ...request, userId: id, name: '', email: goneAddress(id) };
  if (request.status === 'approved' || request.status === 'rejected') return nameless;
  const decision = { by: goneAddress(id), date, reason: 'Учётная запись удалена' };
  return { ...nameless, status: 'rejected', decision };
}

/** Makes requests for access, recipients of mailings, answers to agreements and rows of lists nameless, and deletes letters to the account. */
export function removeNames(
  { requests, mailingRecipients, acceptances, jobRows, mails, outgoing }: Database,
  transaction: Transaction,
  { email, profile: { id } }: User,
  date: string,
): void {
  for (const request of requests.values())
    if (request.userId === id || request.email === email)
      transaction.put(requests, closed(request, id, date));
  for (const recipient of mailingRecipients.values())
    if (recipient.id === id) transaction.put(mailingRecipients, { ...recipient, email: null, name: '' });
  for (const one of acceptances.group(String(id)))
    transaction.put(acceptances, { ...one, email: '', name: '', company: '' });
  for (const row of jobRows.values())
    if (row.label === email) transaction.put(jobRows, { ...row, label: `удалённый № ${id}` });
  for (const mail of mails.values()) if (mail.to === email) transaction.delete(mails, mail.id);
  for (const letter of outgoing.values()) if (letter.to === email) transaction.delete(outgoing, letter.uuid);
}
