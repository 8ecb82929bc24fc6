// Not in the first load: pages import it dynamically, as features/tiles/useAliases.ts does.
export { findByAlias, type ServiceWords, serviceWords } from './aliases.ts';
