export { AgentEditor, type EditorSearch } from './components/AgentEditor.tsx';
