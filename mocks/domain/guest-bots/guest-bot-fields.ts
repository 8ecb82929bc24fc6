/** What may stand in the settings of a chat-bot for guests. */
import { isPlainName } from '#lib/name-check.ts';
import { Failure } from '#mocks/contract/failures.ts';
import type { Database, Schemas } from '#mocks/store/database.ts';
import { folded } from '#mocks/store/search.ts';

type Fields = Schemas['GuestBotFields'];

/** The settings as they are kept. Throws `fields-invalid`, and `name-taken` for the name of another one of the agent. */
export function checkedFields(
  database: Database,
  agentUuid: string,
  { name, welcome, starters, entry, domains, lastDay, dayLimit, isOn }: Fields,
  own?: string,
): Fields {
  const errors: Schemas['FieldError'][] = [];
  if (!isPlainName(name)) {
    const message = 'Только буквы, цифры, пробел и\u00a0подчёркивание';
    errors.push({ field: 'name', code: 'invalid', message });
  }
  if (entry === 'domains' && domains.length === 0)
    errors.push({ field: 'domains', code: 'required', message: 'Назовите хотя\u00a0бы один домен' });
  if (errors.length > 0) throw new Failure('fields-invalid', { errors });
  const fields = {
    name: name.trim(),
    welcome,
    starters,
    entry,
    lastDay,
    dayLimit,
    isOn,
    domains: domains.map((domain) => domain.toLowerCase()),
  };
  const others = database.guestBots.group(agentUuid).filter(({ uuid, hidden }) => uuid !== own && !hidden);
  if (!others.some((bot) => folded(bot.fields.name) === folded(fields.name))) return fields;
  const message = 'Чат-бот с\u00a0таким названием уже есть';
  throw new Failure('name-taken', { errors: [{ field: 'name', code: 'taken', message }] });
}
