import { keptValues, type ServiceSettings, settingsOf } from '#features/service-settings/index.ts';
import type { HandOver } from '#platform/handover.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { factsOf } from '../settings/facts.ts';

/** Sets those settings of a request that the service of a conversation has and offers; the others are left out (HOME-12). */
export function applySettings(
  { serviceType, draft, model, settings: chosen }: Conversation,
  settings: HandOver['settings'] = {},
): void {
  const facts = factsOf(draft.state.get());
  const own = settingsOf(serviceType, { options: undefined, models: undefined }, facts);
  const { model: chosenModel, ...values } = keptValues(own, settings).values;
  if (typeof chosenModel === 'string') model.set(chosenModel);
  if (Object.keys(values).length > 0) chosen.set({ ...chosen.get(), ...(values as ServiceSettings) });
}
