import type { AdminMailingListParams } from '#api/generated/model/adminMailingListParams.ts';
import type { Mailing } from '#api/generated/model/mailing.ts';
import type { MailingFields } from '#api/generated/model/mailingFields.ts';
import type { Choice } from '#forms/index.ts';

/** The form: fields of the mailing, and the filter of the users table. */
export interface MailingForm {
  title: string;
  channel: string | null;
  level: string | null;
  subject: string;
  body: string;
  searchText: string;
  company: readonly Choice[];
  department: readonly Choice[];
  role: readonly string[];
  group: readonly Choice[];
  tariff: readonly Choice[];
  status: readonly string[];
  lastVisitFrom: string | null;
  lastVisitTo: string | null;
  isVisited: string | null;
  requestsMin: number | null;
  requestsMax: number | null;
  createdFrom: string | null;
  createdTo: string | null;
}

/** The types of the page of mailings. */
export interface MailingTypes {
  row: Mailing;
  query: Omit<AdminMailingListParams, 'page' | 'size' | 'sort'>;
  form: MailingForm;
  body: MailingFields;
  action: never;
  actionForm: object;
}
