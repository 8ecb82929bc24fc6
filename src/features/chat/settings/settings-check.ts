import type { QueryClient } from '@tanstack/react-query';
import { getChatOptionListQueryKey } from '#api/generated/hooks/data/data.ts';
import type { ServiceOption } from '#api/generated/model/serviceOption.ts';
import { problemOf, settingsOf } from '#features/service-settings/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { factsOf } from './facts.ts';

/** Whether a chosen setting is wrong; the rules of all services, which are loaded after a choice (CHAT-17). */
export function hasWrongSetting(
  { serviceType, settings, draft }: Conversation,
  queryClient: QueryClient,
): boolean {
  const values = settings.get();
  const options = queryClient.getQueryData<ServiceOption[]>(getChatOptionListQueryKey({ serviceType }));
  const facts = factsOf(draft.state.get());
  return settingsOf(serviceType, { options, models: undefined }, facts).some(
    (setting) => problemOf(setting, values, facts) !== null,
  );
}
