/** True for the name of a chat-bot that was made from an agent; other names are those of services. */
export const isAgentBot = (name: string | undefined): name is string => /^bot_[0-9a-f]{16}$/.test(name ?? '');
