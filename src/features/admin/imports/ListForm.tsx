import { Download } from 'lucide-react';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import { Lookup } from '#forms/index.ts';
import { optionsOf } from '#lib/options.ts';
import { Button, FileUpload, Inline, RadioGroup, Select, Stack, Switch, TextField } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { sourcesOf } from '../kit/sources.ts';
import { importCalls } from './calls.ts';
import { encodingTitles, purposeTitles, separatorTitles } from './import-words.ts';
import { form, narrow } from './imports.css.ts';
import { headingsOf, saveTemplate } from './template.ts';
import type { ListCheck } from './useListCheck.ts';
import { isCsv } from './values.ts';

const purposes = [
  {
    id: 'add',
    label: purposeTitles.add,
    description: 'Новые учётные записи, изменения имени, отдела, групп',
  },
  { id: 'group', label: purposeTitles.group, description: 'Остальные группы людей останутся' },
  { id: 'block', label: purposeTitles.block, description: 'Например, уволенных' },
] as const;

const existing = [
  { id: 'change', label: 'Обновить' },
  { id: 'skip', label: 'Пропустить' },
] as const;

interface ListFormProps {
  area: AdminArea;
  list: ListCheck;
  /** How the file was read, if it was. */
  recognised: Pick<ImportCheck, 'separator' | 'encoding'> | null;
}

/** Purpose and file of an import. */
export function ListForm({ area, list, recognised }: ListFormProps) {
  const { values, change, faults, isChecking, isCurrent } = list;
  return (
    <section className={form} aria-label="Новый список">
      <Stack gap={5}>
        <RadioGroup
          look="cards"
          label="Что сделать"
          options={purposes}
          value={values.purpose}
          onChange={(purpose) => change({ purpose })}
        />
        <PurposeFields area={area} list={list} />
        <FileUpload
          label="Файл со списком"
          description={`CSV или XLSX до\u00a010\u00a0МБ, до\u00a010\u00a0000 строк. Столбцы: ${headingsOf(area).join(', ')}. Обязателен E-mail, для новых ещё и\u00a0Имя; группы пишите через запятую.`}
          isRequired
          accept=".csv,.xlsx"
          maxSize={10}
          value={values.file ? [values.file] : []}
          onChange={([file = null]) => change({ file })}
          {...(faults.file !== undefined && { errorMessage: faults.file })}
        />
        {isCsv(values.file) && <Reading list={list} recognised={recognised} />}
        <Inline wrap>
          {!isCurrent && (
            <Button variant="primary" isPending={isChecking} onPress={list.check}>
              Проверить список
            </Button>
          )}
          <Button variant="quiet" icon={<Download />} onPress={() => saveTemplate(area, 'csv')}>
            Шаблон CSV
          </Button>
          <Button variant="quiet" icon={<Download />} onPress={() => saveTemplate(area, 'xlsx')}>
            Шаблон XLSX
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}

function PurposeFields({ area, list: { values, change, check, faults } }: Omit<ListFormProps, 'recognised'>) {
  const { purpose } = values;
  if (purpose === 'group')
    return (
      <div className={narrow}>
        <Lookup
          name="group"
          label="Группа"
          isRequired
          errorMessage={faults.group}
          source={sourcesOf({ options: importCalls[area].options }, area)('group')}
          value={values.group}
          onChange={(group) => change({ group })}
        />
      </div>
    );
  if (purpose === 'block')
    return (
      <div className={narrow}>
        <TextField
          label="Причина"
          description="Её увидят администраторы"
          isRequired
          maxLength={500}
          value={values.reason}
          onChange={(reason) => change({ reason })}
          onKeyDown={({ key }) => {
            if (key === 'Enter') check();
          }}
          {...(faults.reason !== undefined && { errorMessage: faults.reason })}
        />
      </div>
    );
  return (
    <Stack>
      <RadioGroup
        look="segmented"
        label="Если пользователь уже есть"
        options={existing}
        value={values.onExisting}
        onChange={(onExisting) => change({ onExisting })}
      />
      <Switch isSelected={values.isInvited} onChange={(isInvited) => change({ isInvited })}>
        Отправить новым пользователям приглашение
      </Switch>
    </Stack>
  );
}

const automatic = { id: 'auto' as const, label: 'Автоматически' };
const separators = [automatic, ...optionsOf(separatorTitles)];
const encodings = [automatic, ...optionsOf(encodingTitles)];

/** How a CSV is read, for files that are recognised wrongly. */
function Reading({ list: { values, change }, recognised }: Omit<ListFormProps, 'area'>) {
  const { separator = null, encoding = null } = recognised ?? {};
  return (
    <Inline gap={3} wrap align="start">
      <Select
        label="Разделитель"
        description={
          values.separator === null && separator ? `Определён: ${separatorTitles[separator]}` : undefined
        }
        options={separators}
        value={values.separator ?? 'auto'}
        onChange={(id) => change({ separator: id === 'auto' ? null : id })}
      />
      <Select
        label="Кодировка"
        description={
          values.encoding === null && encoding ? `Определена: ${encodingTitles[encoding]}` : undefined
        }
        options={encodings}
        value={values.encoding ?? 'auto'}
        onChange={(id) => change({ encoding: id === 'auto' ? null : id })}
      />
    </Inline>
  );
}
