import { FileInput as FileImport, FilePlus, Plus, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { Button, Inline, Menu, MenuItem } from '#ui/index.ts';
import { FileInput } from '../import/FileInput.tsx';
import { openImport } from '../import/open-import.ts';
import { useNewPresentation } from './useNewPresentation.ts';

/** The button with the ways to a new presentation. */
export function CreateMenu() {
  const { create, isPending } = useNewPresentation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} onFile={openImport} />
      <Menu
        trigger={
          <Button variant="primary" isPending={isPending} icon={<Plus />}>
            Создать
          </Button>
        }
      >
        <MenuItem icon={<Sparkles />} onAction={() => create('ai')}>
          С&nbsp;помощью ИИ
        </MenuItem>
        <MenuItem icon={<FilePlus />} onAction={() => create('empty')}>
          Пустая
        </MenuItem>
        <MenuItem icon={<FileImport />} onAction={() => input.current?.click()}>
          Импорт из&nbsp;PowerPoint
        </MenuItem>
      </Menu>
    </>
  );
}

/** The ways to a new presentation, where there is none yet. */
export function NewPresentations() {
  const { create, isPending } = useNewPresentation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Inline gap={3} wrap>
      <Button variant="primary" icon={<Sparkles />} isDisabled={isPending} onPress={() => create('ai')}>
        С&nbsp;помощью ИИ
      </Button>
      <Button icon={<FilePlus />} isDisabled={isPending} onPress={() => create('empty')}>
        Пустая
      </Button>
      <FileInput ref={input} onFile={openImport} />
      <Button icon={<FileImport />} onPress={() => input.current?.click()}>
        Импорт из&nbsp;PowerPoint
      </Button>
    </Inline>
  );
}
