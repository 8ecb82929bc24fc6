import type { ExportFormat } from '#features/chat/index.ts';

/** The formats that a chat can be saved in. Only the type is imported: the chat's code is not needed to list them. */
export const exportFormats: readonly { format: ExportFormat; title: string }[] = [
  { format: 'docx', title: 'Документ Word' },
  { format: 'pdf', title: 'PDF' },
  { format: 'md', title: 'Markdown' },
];
