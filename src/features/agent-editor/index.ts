export { AgentEditor } from './components/AgentEditor.tsx';
export { type EditorSearch, parseEditorSearch } from './model/editor-search.ts';
