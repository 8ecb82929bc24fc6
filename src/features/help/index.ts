export { loadTopic } from './articles/load-topic.ts';
export { ArticleScreen } from './components/ArticleScreen.tsx';
export { HelpHome } from './components/HelpHome.tsx';
export { useHelpCommands } from './useHelpCommands.tsx';
