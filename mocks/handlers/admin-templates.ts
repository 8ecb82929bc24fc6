/** Templates of letters, for the platform's administrators. */

import { Failure } from '#mocks/contract/failures.ts';
import { audit, notesOf } from '#mocks/domain/audit/audit.ts';
import { systemTemplate } from '#mocks/domain/letters/system-templates.ts';
import {
  checkTemplate,
  findTemplate,
  listTemplates,
  sampleLetter,
  toLetterTemplate,
} from '#mocks/domain/letters/templates.ts';
import { sendMail } from '#mocks/domain/mail/mailbox.ts';
import { momentCell } from '#mocks/domain/tables/cells.ts';
import type { TableColumns } from '#mocks/domain/tables/table.ts';
import type { StoredTemplate } from '#mocks/store/database.ts';
import { changedBy, createdBy } from '#mocks/store/versioned.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

/** Templates that administrators have added. */
const MOST = 100;

const noteOf = notesOf('template', ({ uuid, code }: StoredTemplate) => ({ key: uuid, object: code }));
const fieldsOf = ({ code, subject, body }: StoredTemplate) => ({ code, subject, body });

const columns: TableColumns<StoredTemplate> = {
  code: { title: 'Код', cell: ({ code }) => code },
  subject: { title: 'Тема', cell: ({ subject }) => subject },
  purpose: { title: 'Когда уходит', cell: ({ code }) => systemTemplate(code)?.purpose ?? '' },
  changed: { title: 'Изменён', cell: ({ changed }) => momentCell(changed) },
};

export const adminTemplateRoutes = [
  on('adminTemplateList', (c) => c.page(listTemplates(c.deps.database, c.query), toLetterTemplate)),

  on('adminTemplateRead', (c) => c.reply(200, toLetterTemplate(findTemplate(c.deps.database, c.query.uuid)))),

  on('adminTemplateAdd', (c) =>
    c.once(() => {
      const { database, now } = c.deps;
      const own = [...database.templates.values()].filter(({ code }) => !systemTemplate(code));
      if (own.length >= MOST) throw new Failure('limit-reached');
      checkTemplate(database, c.body, null);
      const template: StoredTemplate = {
        ...c.body,
        uuid: crypto.randomUUID(),
        ...createdBy(c.user.email, now()),
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
    c.once(() => {
      const template = findTemplate(c.deps.database, c.body.uuid);
      const { subject, text } = sampleLetter(template);
      const mail = { to: c.user.email, subject: `[Тест] ${subject}`, text };
      sendMail(c.deps, mail, (transaction) => audit(c, transaction, noteOf(template, 'send')));
      return c.reply(204);
    }),
  ),

  on('adminTemplateTableDownload', (c) =>
    sendRows(c, { entity: 'template', object: 'Шаблоны' }, columns, listTemplates(c.deps.database, c.query)),
  ),
] as const;
