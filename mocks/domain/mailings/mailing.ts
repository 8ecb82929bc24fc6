/** Mailings: their shape in the administration, list, checks and recipients. */
import type { paths } from '#api/generated/gateway.d.ts';
import { escapedMarkdown, filled } from '#lib/letter-variables.ts';
import { existing, refuseField } from '#mocks/contract/failures.ts';
import { checkLetter, personalVariables } from '#mocks/domain/letters/templates.ts';
import { among, containing, narrowed, type SortKeys, sorted } from '#mocks/domain/lists/list.ts';
import { listPeople } from '#mocks/domain/people/people.ts';
import { companyNameOf, groupTitle, isShutOut } from '#mocks/domain/people/person.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { Database, Schemas, StoredMailing, StoredRecipient, User } from '#mocks/store/database.ts';
import type { Clock, Rows } from '#mocks/store/rows.ts';
import { folded } from '#mocks/store/search.ts';

type Mailing = Schemas['Mailing'];
type Fields = Schemas['MailingFields'];
type Query = NonNullable<paths['/admin/letters/getListMailing']['get']['parameters']['query']>;

/** Characters of the body of a notification, so that it fits with the values of its variables. */
const NOTIFICATION_BODY = 4000;

/** The people whom a filter finds and who may sign in, by their address. */
export const audienceOf = (deps: Rows & Clock, filter: Schemas['UserFilter']): User[] =>
  listPeople(deps, filter).filter((user) => !isShutOut(deps.database, user));

/** A person as the values of the variables. */
export const personOf = (database: Database, user: User): Schemas['AudienceSample'] => ({
  id: user.profile.id,
  email: user.profile.email,
  name: user.profile.name,
  company: companyNameOf(database, user) ?? '',
  department: user.department ?? '',
});

/** Subject and text for a person; what people wrote is shown as text. */
export function letterFor(
  database: Database,
  { subject, body }: Pick<Fields, 'subject' | 'body'>,
  user: User,
): { subject: string; text: string } {
  const { name, email, company, department } = personOf(database, user);
  const values = { name, email: email ?? '', company, department };
  const escaped = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, escapedMarkdown(value)]),
  );
  return { subject: filled(subject, values).slice(0, 200), text: filled(body, escaped) };
}

/** Names of what the audience names by keys. */
function audienceNames(database: Database, audience: Fields['audience']): Mailing['audienceNames'] {
  const { companies, tariffs } = database;
  return [
    ...(audience.company ?? []).map((uuid) => ({ value: uuid, label: companies.get(uuid)?.name ?? uuid })),
    ...(audience.group ?? []).map((name) => ({ value: name, label: groupTitle(database, name) })),
    ...(audience.tariff ?? []).map((id) => ({
      value: String(id),
      label: tariffs.get(String(id))?.title ?? String(id),
    })),
  ];
}

/** The recipients of a mailing, in the order of sending; none of a draft. */
export const recipientsOf = ({ mailingRecipients }: Database, uuid: string): StoredRecipient[] =>
  mailingRecipients.group(uuid);

/** A mailing in the shape of the contract. */
export function toMailing(database: Database, mailing: StoredMailing): Mailing {
  const recipients = recipientsOf(database, mailing.uuid);
  const count = (status: StoredRecipient['status']) =>
    recipients.filter((recipient) => recipient.status === status).length;
  return {
    ...mailing,
    audienceNames: audienceNames(database, mailing.audience),
    count: mailing.status === 'draft' ? null : recipients.length,
    delivered: count('delivered'),
    failed: count('failed'),
  };
}

/** The fields as they are stored: only a notification has a level. */
export const mailingFields = ({ title, channel, level, subject, body, audience }: Fields): Fields => ({
  title: title.trim(),
  channel,
  subject: subject.trim(),
  body,
  audience,
  level: channel === 'notification' ? (level ?? 100) : null,
});

/**
 * Checks the fields beyond the schema.
 *
 * @throws Failure `fields-invalid`
 */
export function checkMailing(fields: Fields): void {
  checkLetter(fields, personalVariables);
  if (fields.channel === 'notification' && fields.body.length > NOTIFICATION_BODY)
    refuseField('body', 'too-long', 'В уведомлении не больше 4\u00a0000 знаков');
}

const sortKeys: SortKeys<StoredMailing> = {
  title: ({ title }) => folded(title),
  startsAt: ({ startsAt }) => startsAt,
  changed: ({ changed }) => changed,
};

/** The mailings that the query finds, in its order. */
export function listMailings({ mailings }: Database, query: Query): StoredMailing[] {
  const found = narrowed(mailings.values(), [
    containing(query.searchText, ({ title, subject, body }) => folded(`${title}\n${subject}\n${body}`)),
    among(query.status, ({ status }) => status),
  ]);
  return sorted(found, query.sort ?? 'changed,desc', sortKeys, ({ uuid }) => uuid);
}

/** The mailing with this key. Throws `not-found`. */
export const findMailing = ({ mailings }: Database, uuid: string): StoredMailing =>
  existing(mailings.get(uuid.toLowerCase()));

const channels: Readonly<Record<Schemas['MailingChannel'], string>> = {
  mail: 'письмо',
  notification: 'уведомление',
};
const statuses: Readonly<Record<Schemas['MailingStatus'], string>> = {
  draft: 'черновик',
  waiting: 'ждёт',
  sending: 'отправляется',
  sent: 'отправлена',
  stopped: 'остановлена',
};

export const mailingColumns: TableColumns<Mailing> = {
  title: { title: 'Название', cell: ({ title }) => title },
  channel: { title: 'Канал', cell: ({ channel }) => (channel ? channels[channel] : '') },
  status: { title: 'Статус', cell: ({ status }) => (status ? statuses[status] : '') },
  count: { title: 'Получатели', cell: ({ count }) => count ?? '' },
  delivered: { title: 'Доставлено', cell: ({ delivered }) => delivered },
  failed: { title: 'Не доставлено', cell: ({ failed }) => failed },
  startsAt: { title: 'Начало', cell: ({ startsAt }) => momentCell(startsAt) },
  changed: { title: 'Изменена', cell: ({ changed }) => momentCell(changed) },
};

const results: Readonly<Record<Schemas['RecipientStatus'], string>> = {
  waiting: 'ждёт',
  delivered: 'доставлено',
  failed: 'не доставлено',
  skipped: 'не отправлено',
};

export const recipientColumns: TableColumns<StoredRecipient> = {
  line: { title: 'Строка', cell: ({ line }) => line },
  email: { title: 'E-mail', cell: ({ email }) => email ?? '' },
  name: { title: 'Имя', cell: ({ name }) => name },
  status: { title: 'Результат', cell: ({ status }) => results[status] },
  message: { title: 'Причина', cell: ({ message }) => message ?? '' },
  moment: { title: 'Время', cell: ({ moment }) => momentCell(moment) },
};
