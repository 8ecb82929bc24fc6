export { HistoryPanel } from './components/HistoryPanel.tsx';
export { invalidateHistory } from './model/history-keys.ts';
export { useChatCommands } from './useChatCommands.tsx';
