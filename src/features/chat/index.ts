export { ChatScreen } from './conversation/ChatScreen.tsx';
export {
  type AddressedPlace,
  /** @public Of the lab, whose pages come later. */
  agentPlace,
  botPlace,
  servicePlace,
  /** @public Of the lab, whose templates come later. */
  templatePlace,
} from './conversation/chat-place.ts';
export { followChats } from './conversation/chats.ts';
export { MissingChat } from './conversation/MissingChat.tsx';
export type { ExportFormat } from './export/formats.ts';
export { loadExport } from './export/load-export.ts';
export { findInChat } from './find/finding.ts';
export { useHiddenChat } from './useHiddenChat.ts';
export { VoiceButton } from './voice/VoiceButton.tsx';
