import { Globe, MessageSquare } from 'lucide-react';
import type { Form } from '#forms/index.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { FilesField, type Uploads } from '#objects/index.ts';
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Inline, lazyPart, Stack, Switch, Text } from '#ui/index.ts';
import { type BriefValues, limits, type Material, materialRule } from './brief-values.ts';

const ChatDialog = lazyPart(() => import('./ChatDialog.tsx'));
const PageDialog = lazyPart(() => import('./PageDialog.tsx'));

interface MaterialsFieldProps {
  form: Form<BriefValues>;
  uploads: Uploads;
  /** Whether the chosen service is outside of the company. */
  isExternal: boolean;
}

/** The materials of a brief, and whether nothing else may be used. */
export function MaterialsField({ form, uploads, isExternal }: MaterialsFieldProps) {
  const { files, isOnlySources } = form.values;
  const addChat = async (): Promise<void> => {
    const file = await openDialog<object, File>(ChatDialog, {}, { isOfScreen: true });
    if (file) uploads.take([file]);
  };
  const addPage = async (): Promise<void> => {
    const page = await openDialog<object, Material>(PageDialog, {}, { isOfScreen: true });
    if (!page) return;
    form.set({ files: [...form.now().files, page] });
    announce(`Добавлена страница ${cleanFileName(page.name)}`);
  };
  return (
    <Stack gap={3}>
      <FilesField
        label="Материалы"
        inputLabel="Материалы"
        buttonLabel="Добавить материалы"
        hint={
          <>
            PDF, DOCX, TXT, MD, XLSX, CSV, до&nbsp;5&nbsp;файлов по&nbsp;20&nbsp;МБ. Их можно перетащить сюда
            или вставить из&nbsp;буфера
          </>
        }
        accept={materialRule.accept}
        files={files}
        onChange={(next) => form.set({ files: next })}
        // The gateway knows only the id of a material that another browser added.
        factsOf={({ size }) => (size > 0 ? formatFileSize(size) : '')}
        uploads={uploads}
        errorMessage={form.field('files').errorMessage}
        notice={
          isExternal &&
          files.length > 0 && (
            <Text size="sm" weight="medium">
              Материалы уйдут во&nbsp;внешний сервис
            </Text>
          )
        }
      />
      <Inline gap={2} wrap>
        <Button size="sm" icon={<MessageSquare />} onPress={() => void addChat()}>
          Добавить чат
        </Button>
        <Button
          size="sm"
          icon={<Globe />}
          isDisabled={files.length >= limits.files}
          onPress={() => void addPage()}
        >
          Добавить страницу
        </Button>
      </Inline>
      <Switch
        name="isOnlySources"
        isDisabled={files.length === 0}
        isSelected={isOnlySources && files.length > 0}
        onChange={(next) => form.set({ isOnlySources: next })}
      >
        Только по&nbsp;материалам
      </Switch>
    </Stack>
  );
}
