import { linkOptions } from '@tanstack/react-router';

/** The address of a chat, for `Link` and `navigate`. */
export type ChatLink = ReturnType<
  typeof serviceLink | typeof botLink | typeof agentLink | typeof templateLink
>;

/** Address of a chat with a service. @param chatUuid undefined for a new chat, here and below */
export const serviceLink = (name: string, chatUuid: string | undefined) =>
  linkOptions({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name, chatUuid } });

/** Address of a guest's chat with a chat-bot. */
export const botLink = (name: string, chatUuid: string | undefined) =>
  linkOptions({ to: '/chatBot/$name/{-$chatUuid}', params: { name, chatUuid } });

/** Address of a chat with an agent of the lab. */
export const agentLink = (idAgent: string, chatUuid: string | undefined) =>
  linkOptions({ to: '/lab/agent/$idAgent', params: { idAgent }, search: { chat: chatUuid } });

/** Address of a run of a template of the lab. */
export const templateLink = (idTemplate: string, chatUuid: string | undefined) =>
  linkOptions({ to: '/lab/template/$idTemplate', params: { idTemplate }, search: { chat: chatUuid } });

/** Address of a chat of the signed-in employee, by what the gateway says of it: the page of an agent or a template opens its chats. */
export const linkOfChat = (
  {
    value,
    agentId,
    templateId,
  }: { value: string; agentId?: string | undefined; templateId?: string | undefined },
  chatUuid: string,
) => {
  if (templateId) return templateLink(templateId, chatUuid);
  return agentId ? agentLink(agentId, chatUuid) : serviceLink(value, chatUuid);
};
