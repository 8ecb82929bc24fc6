/** Texts of a slide that a model writes anew: a proposal, nothing is stored (PRES-78). */
import { Failure, problem, refuseFields } from '#mocks/contract/failures.ts';
import { serviceErrors } from '#mocks/domain/lab-templates/lab-template-fields.ts';
import { withinBudgets } from '#mocks/domain/limits/budget-end.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { findPresentation, MAY_EDIT } from '#mocks/domain/presentations/presentation.ts';
import { askedTexts } from '#mocks/domain/presentations/rewrite.ts';
import { checkLimits } from '#mocks/domain/sign-in/attempt-limit.ts';
import { on } from './kit/on.ts';

/** The service of a presentation without a brief. */
const SERVICE = 'chatGpt';

export const presentationTextRoutes = [
  on('presentationTextSend', async (c) => {
    const { deps, body, user } = c;
    const { deck } = findPresentation(deps.database, user, body.uuid, MAY_EDIT);
    const { brief, language } = deck.content;
    const { action, texts } = body;
    if (body.language !== undefined && action !== 'translate')
      refuseFields([problem('language', 'not-allowed', 'Язык выбирают только для\u00a0перевода')]);
    const chosen = { serviceType: brief?.serviceType ?? SERVICE, model: brief?.model ?? null };
    refuseFields(serviceErrors(deps.database, user, { ...chosen, agentId: null }));
    const service = withinBudgets(deps, user, chosen);
    const moment = deps.now().getTime();
    checkLimits(moment, [deps.limits.slideTexts, user.email]);
    deps.limits.slideTexts.note(user.email, moment);
    const rewriting = { action, language: body.language ?? language, texts };
    if (deps.played && deps.model.rehearses?.(service.serviceType))
      return c.reply(200, { texts: deps.played.texts(rewriting) });
    try {
      return c.reply(200, { texts: await askedTexts({ deps, ...service }, rewriting) });
    } catch (error) {
      throw error instanceof ModelFailure ? new Failure(error.failure, error.details) : error;
    }
  }),
] as const;
