export { columns, preview } from './TemplateForm.css.ts';
export { type FilledTemplate, TemplateForm } from './TemplateForm.tsx';
