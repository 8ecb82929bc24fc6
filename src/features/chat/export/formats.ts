export type ExportFormat = 'md' | 'docx' | 'pdf';
