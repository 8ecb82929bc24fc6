export { ChatScreen } from './conversation/ChatScreen.tsx';
export {
  type AddressedPlace,
  agentBotPlace,
  agentPlace,
  botPlace,
  servicePlace,
  templatePlace,
} from './conversation/chat-place.ts';
export { followChats } from './conversation/chats.ts';
export { MissingChat } from './conversation/MissingChat.tsx';
export { startChat } from './conversation/start-chat.ts';
export { TestChat } from './conversation/TestChat.tsx';
export type { ExportFormat } from './export/formats.ts';
export { loadExport } from './export/load-export.ts';
export { findInChat } from './find/finding.ts';
export { SettingField } from './settings/SettingField.tsx';
export { useHiddenChat } from './useHiddenChat.ts';
export { VoiceButton } from './voice/VoiceButton.tsx';
