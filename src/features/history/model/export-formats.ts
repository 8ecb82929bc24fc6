import type { ExportFormat } from '#features/chat/index.ts';

/** The formats that a chat can be saved in, with their names and the name of the action for the user. */
export const exportFormats: readonly { format: ExportFormat; title: string; action: string }[] = [
  { format: 'docx', title: 'Документ Word', action: 'Скачать документ Word' },
  { format: 'pdf', title: 'PDF', action: 'Скачать PDF' },
  { format: 'md', title: 'Markdown', action: 'Скачать Markdown' },
];
