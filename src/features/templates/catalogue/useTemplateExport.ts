import { useMutation } from '@tanstack/react-query';
import { templateRead } from '#api/generated/hooks/template/template.ts';
import { titledFileName } from '#lib/file-name.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { useCardMutation } from '#objects/index.ts';
import { announce } from '#platform/announcer.ts';
import { fileTextOf } from '../model/template-file.ts';

/** Saves a template, as the gateway has it, as a file that can be imported (LAB-26). */
export function useTemplateExport() {
  return useMutation({
    ...useCardMutation('templateExport', []),
    mutationFn: async (templateId: string) => {
      const template = await templateRead({ templateId });
      const blob = new Blob([fileTextOf([template])], { type: 'application/json' });
      saveBlob(blob, titledFileName(`Шаблон ${template.name}`, 'json'));
      announce(`Шаблон «${template.name}» сохранён в\u00a0файл`);
    },
  });
}
