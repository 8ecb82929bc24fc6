export { HistoryPanel, SourcePanel } from './components/HistoryPanel.tsx';
export { invalidateHistory } from './model/history-keys.ts';
export { chatsOfAgent, runsOfTemplate } from './model/sources.ts';
export { useChatCommands } from './useChatCommands.tsx';
