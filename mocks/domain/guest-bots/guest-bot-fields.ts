/** What may stand in the settings of a chat-bot for guests. */
import { isPlainName } from '#lib/name-check.ts';
import { problem, refuseFields, refuseTaken } from '#mocks/contract/failures.ts';
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
  refuseFields([
    isPlainName(name)
      ? undefined
      : problem('name', 'invalid', 'Только буквы, цифры, пробел и\u00a0подчёркивание'),
    entry === 'domains' && domains.length === 0
      ? problem('domains', 'required', 'Назовите хотя\u00a0бы один домен')
      : undefined,
  ]);
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
  refuseTaken('name', 'Чат-бот с\u00a0таким названием уже есть');
}
