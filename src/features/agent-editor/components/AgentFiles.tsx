import type { AgentFile } from '#api/generated/model/agentFile.ts';
import type { Form } from '#forms/index.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { FilesField, type FormFile, type Uploads } from '#objects/index.ts';
import { type AgentValues, fileRule } from '../model/agent-values.ts';
import { Warnings } from './Warnings.tsx';

const statusTexts: Record<AgentFile['status'], string> = {
  processing: 'Обрабатывается',
  ready: 'Готов',
  noText: 'Текст не\u00a0найден',
};

interface AgentFilesProps {
  form: Form<AgentValues>;
  uploads: Uploads;
  /** Statuses of the files that the saved agent has. */
  saved: readonly AgentFile[];
  warnings: readonly string[];
}

/** The files of an agent. */
export function AgentFiles({ form, uploads, saved, warnings }: AgentFilesProps) {
  const factsOf = ({ idFile, size }: FormFile): string => {
    const status = saved.find((one) => one.idFile === idFile)?.status;
    return `${formatFileSize(size)} · ${status ? statusTexts[status] : 'Загружен'}`;
  };
  return (
    <FilesField
      label="Файлы"
      inputLabel="Файлы агента"
      buttonLabel="Добавить файлы"
      hint={
        <>
          Агент опирается на&nbsp;них в&nbsp;каждом ответе. PDF, TXT, DOC, DOCX, MD, CSV, XLSX
          до&nbsp;20&nbsp;МБ, не&nbsp;больше 20&nbsp;файлов и&nbsp;100&nbsp;МБ вместе. Их можно перетащить
          сюда или вставить из&nbsp;буфера
        </>
      }
      accept={fileRule.accept}
      files={form.values.files}
      onChange={(files) => form.set({ files })}
      factsOf={factsOf}
      uploads={uploads}
      errorMessage={form.field('files').errorMessage}
      notice={<Warnings texts={warnings} />}
    />
  );
}
