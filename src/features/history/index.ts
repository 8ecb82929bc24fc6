export {
  HistoryPanel,
  /** @public Of the lab, whose screens come later. */
  SourcePanel,
} from './components/HistoryPanel.tsx';
export { invalidateHistory } from './model/history-keys.ts';
export { refreshHistoryEverywhere } from './model/refresh-everywhere.ts';
export {
  /** @public Of the lab. */
  chatsOfAgent,
  /** @public Of the lab. */
  runsOfTemplate,
} from './model/sources.ts';
export { useChatCommands } from './useChatCommands.tsx';
