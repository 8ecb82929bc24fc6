import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
const report = file('Отчёт за третий квартал.pdf', 1_258_291);
const notes = file('Заметки.txt', 4_300);
const contract = file(
  'Договор на оказание услуг по разработке и сопровождению корпоративного портала, редакция от 20 ноября.docx',
  734_003,
);

function Field(props: Partial<FileUploadProps>) {
  const [files, setFiles] = useState<readonly File[]>(props.value ?? []);
  return <FileUpload label="Документ" maxSize={10} {...props} value={files} onChange={setFiles} />;
}

export const examples: Examples = {
  title: 'Загрузка файлов',
  width: 480,
  states: {
    Пустое: () => <Field />,
    Обязательное: () => <Field isRequired />,
    Заполнено: () => <Field value={[report]} />,
    'Несколько файлов': () => <Field multiple maxCount={5} value={[report, notes]} />,
    'Идёт загрузка': () => (
      <Field
        multiple
        value={[report, notes]}
        statusOf={({ name }) => (name === notes.name ? { error: 'Не удалось загрузить' } : { progress: 60 })}
        onCancel={() => undefined}
      />
    ),
    'С ошибкой': () => <Field isRequired errorMessage="Загружен неверный формат файла" />,
    Недоступно: () => <Field isDisabled />,
    'Только чтение': () => <Field isReadOnly value={[report]} />,
    'Длинный текст': {
      show: () => (
        <Field
          label="Документы, которые нужно сравнить между собой и свести в одну таблицу"
          multiple
          maxCount={5}
          value={[contract]}
        />
      ),
      width: 320,
    },
  },
};
