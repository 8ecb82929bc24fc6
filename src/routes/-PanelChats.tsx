import { useParams, useSearch } from '@tanstack/react-router';
import { type AddressedPlace, agentPlace, servicePlace, templatePlace } from '#features/chat/index.ts';
import { ChatsPanel } from '#features/history/index.ts';
import { isService } from '#features/services/index.ts';
import { isUuid } from '#lib/uuid.ts';

/** What the page at the address is a chat with; null for other pages, and for addresses that name nothing. */
function usePlaceHere(): AddressedPlace | null {
  const { name, idAgent, idTemplate } = useParams({ strict: false });
  if (idAgent !== undefined && isUuid(idAgent)) return agentPlace({ uuid: idAgent, serviceType: '' });
  if (idTemplate !== undefined && isUuid(idTemplate))
    return templatePlace({ uuid: idTemplate, serviceType: '', agentId: null, model: null }, () => []);
  return name !== undefined && isService(name) ? servicePlace(name) : null;
}

/** The chats in the panel of the portal. */
export default function PanelChats() {
  const { chatUuid } = useParams({ strict: false });
  const { chat } = useSearch({ strict: false });
  return <ChatsPanel place={usePlaceHere()} activeChatUuid={chatUuid ?? chat} />;
}
