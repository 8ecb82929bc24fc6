import { Check, Folder, FolderMinus, FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tile } from '#api/generated/model/tile.ts';
import { type DialogProps, openDialog } from '#platform/dialogs.ts';
import { session } from '#platform/session/session.ts';
import { personalKey, readText, writeText } from '#platform/storage.ts';
import { Dialog, Icon, optionButtonClass, Skeleton, Stack, Text, VisuallyHidden } from '#ui/index.ts';
import FolderNameDialog from './FolderNameDialog.tsx';
import { optionName } from './Folders.css.ts';
import { useFolders } from './useFolders.ts';

const key = (): string | null => {
  const { profile } = session.get();
  return profile ? personalKey('lastFolder', profile.id) : null;
};

/** The folder into which this person moved a service last, or null; it may be gone. */
const readLastFolder = (): string | null => {
  const name = key();
  return name === null ? null : readText(name);
};

const keepLastFolder = (uuid: string): void => {
  const name = key();
  if (name !== null) writeText(name, uuid);
};

interface MoveDialogProps extends DialogProps<true> {
  tile: Tile;
}

/**
 * «Переместить в папку…»: moves a favourite without a pointer (HOME-14). The folder that was used last is the first one.
 * The result is true when the tile was moved.
 */
export default function MoveDialog({ tile, isOpen, onClose }: MoveDialogProps) {
  const { folders, isPending, isMissing, place, save } = useFolders();
  const current = folders.find(({ tiles }) => tiles.some(({ uuid }) => uuid === tile.uuid));
  const last = readLastFolder();
  const sorted = folders.toSorted((a, b) => Number(b.uuid === last) - Number(a.uuid === last));

  const move = (folderUuid: string | null): void => {
    onClose(true);
    if (folderUuid !== null) keepLastFolder(folderUuid);
    place({ kind: 'place', tile, folderUuid });
  };
  const moveToNew = (): void => {
    onClose();
    void openDialog(FolderNameDialog, {
      title: 'Новая папка',
      initial: '',
      save: (name: string) => save({ kind: 'add', uuid: crypto.randomUUID(), name, tiles: [tile] }),
    });
  };

  return (
    <Dialog isOpen={isOpen} size="sm" title={`Куда переместить «${tile.title}»`} onClose={() => onClose()}>
      {isPending && <Skeleton shape="block" height="8rem" />}
      {isMissing && <Text>Не удалось загрузить папки. Закройте окно и попробуйте ещё раз.</Text>}
      {!isPending && !isMissing && (
        <Stack as="ul" gap={0}>
          {sorted.map(({ uuid, name }) => (
            <Option
              key={uuid}
              icon={<Folder />}
              isCurrent={uuid === current?.uuid}
              onPress={() => move(uuid)}
            >
              {name}
            </Option>
          ))}
          <Option icon={<FolderMinus />} isCurrent={current === undefined} onPress={() => move(null)}>
            Без папки
          </Option>
          <Option icon={<FolderPlus />} onPress={moveToNew}>
            Новая папка…
          </Option>
        </Stack>
      )}
    </Dialog>
  );
}

interface OptionProps {
  icon: ReactNode;
  isCurrent?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Option({ icon, isCurrent = false, onPress, children }: OptionProps) {
  return (
    <li>
      <button type="button" className={optionButtonClass} disabled={isCurrent} onClick={onPress}>
        <Icon>{icon}</Icon>
        <span className={optionName}>{children}</span>
        {isCurrent && (
          <>
            <VisuallyHidden>, сейчас здесь</VisuallyHidden>
            <Icon>
              <Check />
            </Icon>
          </>
        )}
      </button>
    </li>
  );
}
