export { loadTemplates } from './catalogue/load-templates.ts';
export { NewTemplates, TemplateList } from './catalogue/TemplateList.tsx';
export { TemplateEditorPage, type TemplateEditorSearch } from './components/TemplateEditorPage.tsx';
export { TemplatePage } from './components/TemplatePage.tsx';
export { loadTemplate } from './load-template.ts';
