export { FunctionsScreen } from './components/FunctionsScreen.tsx';
export { type FunctionsSearch, parseFunctionsSearch } from './model/functions-search.ts';
