export type ExportFormat = 'md' | 'docx' | 'pdf';

/** Formats of an exported chat with their names for the user. */
export const exportFormats: readonly { format: ExportFormat; title: string }[] = [
  { format: 'docx', title: 'Документ Word' },
  { format: 'pdf', title: 'PDF' },
  { format: 'md', title: 'Markdown' },
];
