export { BrandEditor } from './brand/BrandEditor.tsx';
export { EditorPage } from './editor/screen/EditorPage.tsx';
export { type EditorSearch, parseEditorSearch } from './editor/screen/editor-search.ts';
export { useViewCommands } from './editor/screen/useViewCommands.tsx';
export { GenerateScreen } from './generation/GenerateScreen.tsx';
export { type GenerateSearch, parseGenerateSearch } from './generation/generate-search.ts';
export { type ListSearch, parseListSearch } from './list/list-search.ts';
export { loadPresentations } from './list/load-presentations.ts';
export { PresentationsScreen } from './list/PresentationsScreen.tsx';
