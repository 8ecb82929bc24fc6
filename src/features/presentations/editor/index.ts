export { EditorPage } from './screen/EditorPage.tsx';
export { type EditorSearch, parseEditorSearch } from './screen/editor-search.ts';
