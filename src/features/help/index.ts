export { ArticleScreen } from './components/ArticleScreen.tsx';
export { HelpHome } from './components/HelpHome.tsx';
export { loadTopic } from './model/load-topic.ts';
export { useHelpCommands } from './useHelpCommands.tsx';
