/** Templates of letters, for the platform's administrators. */

import { Failure } from '#mocks/contract/failures.ts';
import { type AuditNote, audit, auditNow } from '#mocks/domain/audit/audit.ts';
import { systemTemplate } from '#mocks/domain/letters/system-templates.ts';
import {
  checkTemplate,
  findTemplate,
  listTemplates,
  sampleLetter,
  toLetterTemplate,
} from '#mocks/domain/letters/templates.ts';
import { shownMoment } from '#mocks/domain/lists/days.ts';
import { pageWith } from '#mocks/domain/lists/list.ts';
import { sendMail } from '#mocks/domain/mail/mailbox.ts';
import { tableFile } from '#mocks/domain/tables/file.ts';
import { type TableColumns, tableWith } from '#mocks/domain/tables/table.ts';
import type { StoredTemplate } from '#mocks/store/database.ts';
import { changedBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

const TITLE = 'Шаблоны';
/** Templates that administrators have added. */
const MOST = 100;

const noteOf = ({ uuid, code }: StoredTemplate, action: AuditNote['action']): AuditNote => ({
  action,
  entity: 'template',
  key: uuid,
  object: code,
});
const fieldsOf = ({ code, subject, body }: StoredTemplate) => ({ code, subject, body });

const columns: TableColumns<StoredTemplate> = {
  code: { title: 'Код', cell: ({ code }) => code },
  subject: { title: 'Тема', cell: ({ subject }) => subject },
  purpose: { title: 'Когда уходит', cell: ({ code }) => systemTemplate(code)?.purpose ?? '' },
  changed: { title: 'Изменён', cell: ({ changed }) => shownMoment(changed) },
};

export const adminTemplateRoutes = [
  on('adminTemplateList', (c) => {
    const { page, size, ...query } = c.query ?? {};
    return c.reply(200, pageWith(listTemplates(c.deps.database, query), { page, size }, toLetterTemplate));
  }),

  on('adminTemplateRead', (c) => c.reply(200, toLetterTemplate(findTemplate(c.deps.database, c.query.uuid)))),

  on('adminTemplateAdd', (c) =>
    once(c, () => {
      const { database, now } = c.deps;
      const own = [...database.templates.values()].filter(({ code }) => !systemTemplate(code));
      if (own.length >= MOST) throw new Failure('limit-reached');
      checkTemplate(database, c.body, null);
      const created = now().toISOString();
      const template: StoredTemplate = {
        ...c.body,
        uuid: crypto.randomUUID(),
        version: 1,
        created,
        changed: created,
        changedBy: c.user.email,
      };
      database.store.write((transaction) => {
        transaction.put(database.templates, template);
        audit(c, transaction, { ...noteOf(template, 'add'), after: fieldsOf(template) });
      });
      return c.reply(200, toLetterTemplate(template));
    }),
  ),

  on('adminTemplateChange', (c) => {
    const { database, now } = c.deps;
    const { uuid, version, ...fields } = c.body;
    const old = findTemplate(database, uuid);
    if (old.version !== version) return c.fail('version-conflict');
    checkTemplate(database, fields, old);
    const next = changedBy(c.user.email, now(), { ...old, ...fields });
    database.store.write((transaction) => {
      transaction.put(database.templates, next);
      const change = { before: fieldsOf(old), after: fieldsOf(next) };
      audit(c, transaction, { ...noteOf(next, 'change'), ...change });
    });
    return c.reply(200, toLetterTemplate(next));
  }),

  on('adminTemplateRemove', (c) => {
    const { database } = c.deps;
    const template = findTemplate(database, c.query.uuid);
    if (systemTemplate(template.code))
      return c.fail('system-object', { message: 'Портал сам отправляет это письмо: шаблон не удаляют' });
    if (template.version !== c.query.version) return c.fail('version-conflict');
    database.store.write((transaction) => {
      transaction.delete(database.templates, template.uuid);
      audit(c, transaction, { ...noteOf(template, 'remove'), before: fieldsOf(template) });
    });
    return c.reply(204);
  }),

  on('adminTemplateTestSend', (c) =>
    once(c, () => {
      const template = findTemplate(c.deps.database, c.body.uuid);
      const { subject, text } = sampleLetter(template);
      const mail = { to: c.user.email, subject: `[Тест] ${subject}`, text };
      sendMail(c.deps, mail, (transaction) => audit(c, transaction, noteOf(template, 'send')));
      return c.reply(204);
    }),
  ),

  on('adminTemplateTableDownload', async (c) => {
    const { columns: chosen, format, ...query } = c.query ?? {};
    const table = tableWith(columns, listTemplates(c.deps.database, query), chosen);
    auditNow(c, { action: 'download', entity: 'template', object: TITLE });
    const { body, headers } = await tableFile(TITLE, table, format);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;
