import { keepAnswers, requiredOf } from '#mocks/domain/people/acceptances.ts';
import { agreementTexts, hasAccepted, isCurrent } from '#mocks/domain/people/agreements.ts';
import type { Schemas } from '#mocks/store/database.ts';
import { on } from './kit/on.ts';

/** Whether every agreement is there, each once, with every mandatory one and another one checked (BOT-03). */
function suffices(
  texts: readonly Schemas['AgreementText'][],
  agreements: readonly Schemas['Agreement'][],
): boolean {
  const isChecked = ({ id }: { id: number }) => agreements.some((one) => one.id === id && one.checked);
  const mandatory = texts.filter(({ isMandatory }) => isMandatory);
  const optional = texts.filter(({ isMandatory }) => !isMandatory);
  return (
    new Set(agreements.map(({ id }) => id)).size === texts.length &&
    mandatory.every(isChecked) &&
    optional.some(isChecked)
  );
}

export const agreementRoutes = [
  on('agreementList', (c) => c.reply(200, [...agreementTexts(c.deps.database)])),

  on('agreementCheck', (c) => c.reply(200, hasAccepted(c.deps.database, c.user))),

  on('agreementRequiredList', (c) => c.reply(200, requiredOf(c.deps, c.user))),

  on('agreementRequiredAccept', (c) => {
    const { database } = c.deps;
    const open = requiredOf(c.deps, c.user);
    const answers = c.body.agreements;
    const asked = answers.map(({ id, textVersion }) =>
      open.find((one) => one.id === id && one.textVersion === textVersion),
    );
    if (asked.includes(undefined) || new Set(asked).size < asked.length) return c.fail('agreement-changed');
    if (answers.some(({ checked }, index) => !checked && asked[index]?.isMandatory))
      return c.fail('bad-request', { message: 'Отметьте обязательные соглашения' });
    const kept = answers.map(({ id, textVersion, checked }) => ({ id, version: textVersion, checked }));
    database.store.write((transaction) => keepAnswers(c.deps, transaction, c.user, kept, 'portal'));
    return c.reply(204);
  }),

  on('agreementAccept', (c) => {
    const { database, now } = c.deps;
    const texts = agreementTexts(database);
    const shown = c.body.agreements;
    if (!suffices(texts, shown)) {
      return c.fail('bad-request', {
        message: 'Отметьте обязательные соглашения и\u00a0хотя\u00a0бы одно из\u00a0остальных',
      });
    }
    if (!isCurrent(database, shown)) return c.fail('agreement-changed');
    database.store.write((transaction) => {
      transaction.put(database.users, {
        ...c.user,
        agreements: shown,
        agreementsAccepted: true,
        agreementsDate: now().toISOString(),
      });
      keepAnswers(c.deps, transaction, c.user, shown, 'guest');
    });
    return c.reply(204);
  }),
] as const;
