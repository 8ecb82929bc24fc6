import { useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import type { Tile } from '#api/generated/model/tile.ts';
import { ExternalBadge, serviceOf } from '#features/services/index.ts';
import { announce } from '#platform/announcer.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, Inline, ProgressBar, Select, Stack, Text, TextArea } from '#ui/index.ts';
import { DECK_LIMITS } from '../../model/deck.ts';
import { proposedAlt } from './drawn-picture.ts';
import { drawn } from './PictureEditor.css.ts';
import { useDrawing } from './useDrawing.ts';

/** A picture that a service has drawn, with the description that the person has confirmed. */
export interface DrawnPicture {
  idFile: string;
  alt: string;
}

interface DrawDialogProps extends DialogProps<DrawnPicture> {
  /** What is drawn unless the person writes something else. */
  prompt: string;
}

/** Characters in a request for a picture. */
const longestPrompt = 2000;

/** Asks for a picture, then for its description. The result is the picture. */
export default function DrawDialog({ prompt, isOpen, onClose }: DrawDialogProps) {
  const { data: tiles } = useTileList();
  const [text, setText] = useState(prompt);
  const [chosen, setChosen] = useState<string | null>(null);
  const [made, setMade] = useState<DrawnPicture | null>(null);
  const { isDrawing, problem, draw, stop } = useDrawing();
  const services = tiles?.filter(
    (tile) => tile.agentId === undefined && !tile.disabled && serviceOf(tile).kind === 'image',
  );
  const tile = services?.find(({ uuid }) => uuid === chosen) ?? services?.[0];
  const start = async (): Promise<void> => {
    if (!tile) return;
    const idFile = await draw({ serviceType: tile.value, tileUuid: tile.uuid, text: text.trim() });
    if (idFile === null) return;
    setMade({ idFile, alt: proposedAlt(text) });
    announce('Картинка готова. Проверьте описание');
  };
  const footer = made ? (
    <>
      <Button key="again" slot={null} onPress={() => setMade(null)}>
        Нарисовать другую
      </Button>
      <Button
        key="put"
        slot={null}
        variant="primary"
        onPress={() => onClose({ ...made, alt: made.alt.trim() })}
      >
        Вставить
      </Button>
    </>
  ) : isDrawing ? (
    <Button key="stop" slot={null} autoFocus onPress={stop}>
      Остановить
    </Button>
  ) : (
    <Button
      key="draw"
      slot={null}
      variant="primary"
      isDisabled={!tile || text.trim() === ''}
      onPress={() => void start()}
    >
      {problem === '' ? 'Нарисовать' : 'Повторить'}
    </Button>
  );
  // One dialog for both steps, so that the focus returns to the button that opened it.
  return (
    <Dialog
      isOpen={isOpen}
      title="Создать картинку"
      isPersistent={isDrawing || made !== null || text !== prompt}
      onClose={() => onClose()}
      footer={footer}
    >
      {made ? (
        <Description made={made} onChange={(alt) => setMade({ ...made, alt })} />
      ) : (
        <Request
          text={text}
          services={services}
          tile={tile}
          isDrawing={isDrawing}
          problem={problem}
          onText={setText}
          onService={setChosen}
        />
      )}
    </Dialog>
  );
}

interface RequestProps {
  text: string;
  /** The image services that the person may use; undefined while they load. */
  services: readonly Tile[] | undefined;
  tile: Tile | undefined;
  isDrawing: boolean;
  problem: string;
  onText: (text: string) => void;
  onService: (uuid: string | null) => void;
}

/** What is drawn, and by which service. */
function Request({ text, services, tile, isDrawing, problem, onText, onService }: RequestProps) {
  const isExternal = tile ? serviceOf(tile).external : false;
  return (
    <Stack>
      <TextArea
        label="Что нарисовать"
        rows={4}
        autoFocus
        isRequired
        isDisabled={isDrawing}
        maxLength={longestPrompt}
        value={text}
        onChange={onText}
      />
      {services && tile && (
        <Select
          label="Сервис"
          options={services.map((one) => ({ id: one.uuid, label: serviceOf(one).title }))}
          value={tile.uuid}
          isDisabled={isDrawing}
          onChange={onService}
        />
      )}
      {tile && (
        <Inline wrap>
          <ExternalBadge external={isExternal} />
          {isExternal && <Text size="sm">Текст уйдёт во&nbsp;внешний сервис</Text>}
        </Inline>
      )}
      {services && !tile && <Text>Вам не&nbsp;открыт ни&nbsp;один сервис картинок</Text>}
      {isDrawing && <ProgressBar label="Рисуем картинку" value={null} />}
      <div role="alert">{problem !== '' && !isDrawing && <Text tone="negative">{problem}</Text>}</div>
    </Stack>
  );
}

interface DescriptionProps {
  made: DrawnPicture;
  onChange: (alt: string) => void;
}

/** The picture and its proposed description, which the person confirms or changes (presentations.md §5). */
const Description = ({ made, onChange }: DescriptionProps) => (
  <Stack>
    {/* Its description is the field below it. */}
    <img className={drawn} src={fileUrl(made.idFile)} alt="" />
    <TextArea
      label="Описание картинки"
      description={'Описание предложено по\u00a0запросу. Проверьте, что оно верно'}
      rows={3}
      autoFocus
      maxLength={DECK_LIMITS.alt}
      value={made.alt}
      onChange={onChange}
    />
  </Stack>
);
