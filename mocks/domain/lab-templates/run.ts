/** Runs of templates: the chats that were begun with them (lab.md §7). */
import { Failure } from '#mocks/contract/failures.ts';
import type { Chat, Database, Schemas, User } from '#mocks/store/database.ts';
import { findTemplate } from './template.ts';

/**
 * What a new chat keeps of the template that its first request names; nothing for a chat that is there already, whose
 * template is checked all the same. Throws `not-found` without a right to the template, and `bad-request` for one in the
 * archive.
 */
export function templateOfChat(
  database: Database,
  user: User,
  { templateId, templateValues = [] }: Schemas['ChatRequest'],
  old: Chat | undefined,
): Pick<Chat, 'templateId' | 'templateValues'> {
  const uuid = templateId?.toLowerCase() ?? old?.templateId;
  if (uuid === undefined) return {};
  if (old && old.templateId !== uuid) throw new Failure('not-found');
  const { template } = findTemplate(database, user, uuid);
  if (template.hidden) throw new Failure('bad-request', { message: 'Шаблон в\u00a0архиве' });
  return old ? {} : { templateId: uuid, templateValues };
}

/** The template and the values that a chat was begun with; undefined for other chats. */
export const runOf = ({ templateId, templateValues = [] }: Chat): Schemas['TemplateRun'] | undefined =>
  templateId === undefined ? undefined : { templateId, values: [...templateValues] };
