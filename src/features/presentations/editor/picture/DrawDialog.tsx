import { useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
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
  const [text, setText] = useState(prompt);
  const [made, setMade] = useState<DrawnPicture | null>(null);
  return made ? (
    <DescribeStep
      {...{ made, isOpen, onClose }}
      onChange={(alt) => setMade({ ...made, alt })}
      onAgain={() => setMade(null)}
    />
  ) : (
    <AskStep
      {...{ text, isOpen }}
      onText={setText}
      onClose={() => onClose()}
      onMade={(idFile) => {
        setMade({ idFile, alt: proposedAlt(text) });
        announce('Картинка готова. Проверьте описание');
      }}
    />
  );
}

interface AskStepProps {
  text: string;
  isOpen: boolean;
  onText: (text: string) => void;
  onMade: (idFile: string) => void;
  onClose: () => void;
}

/** What is drawn, and by which service. */
function AskStep({ text, isOpen, onText, onMade, onClose }: AskStepProps) {
  const { data: tiles } = useTileList();
  const [chosen, setChosen] = useState<string | null>(null);
  const { isDrawing, problem, draw, stop } = useDrawing();
  const open = (tiles ?? []).filter(
    (tile) => tile.agentId === undefined && !tile.disabled && serviceOf(tile).kind === 'image',
  );
  const tile = open.find(({ uuid }) => uuid === chosen) ?? open[0];
  const isExternal = tile ? serviceOf(tile).external : false;
  const start = async (): Promise<void> => {
    if (!tile) return;
    const idFile = await draw({ serviceType: tile.value, tileUuid: tile.uuid, text: text.trim() });
    if (idFile !== null) onMade(idFile);
  };
  return (
    <Dialog
      {...{ isOpen, onClose }}
      title="Создать картинку"
      isPersistent={isDrawing}
      footer={
        isDrawing ? (
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
        )
      }
    >
      <Stack gap={4}>
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
        {tile && (
          <Select
            label="Сервис"
            options={open.map((one) => ({ id: one.uuid, label: serviceOf(one).title }))}
            value={tile.uuid}
            isDisabled={isDrawing}
            onChange={setChosen}
          />
        )}
        {tile && (
          <Inline gap={2} wrap>
            <ExternalBadge external={isExternal} />
            {isExternal && <Text size="sm">Текст уйдёт во&nbsp;внешний сервис</Text>}
          </Inline>
        )}
        {tiles && !tile && <Text>Вам не&nbsp;открыт ни&nbsp;один сервис картинок</Text>}
        {isDrawing && <ProgressBar label="Рисуем картинку" value={null} />}
        <div role="alert">{problem !== '' && !isDrawing && <Text tone="negative">{problem}</Text>}</div>
      </Stack>
    </Dialog>
  );
}

interface DescribeStepProps {
  made: DrawnPicture;
  isOpen: boolean;
  onChange: (alt: string) => void;
  onAgain: () => void;
  onClose: (result?: DrawnPicture) => void;
}

/** The picture and its proposed description, which the person confirms or changes (presentations.md §5). */
function DescribeStep({ made, isOpen, onChange, onAgain, onClose }: DescribeStepProps) {
  return (
    <Dialog
      {...{ isOpen }}
      title="Создать картинку"
      isPersistent
      onClose={() => onClose()}
      footer={
        <>
          <Button slot={null} onPress={onAgain}>
            Нарисовать другую
          </Button>
          <Button slot={null} variant="primary" onPress={() => onClose({ ...made, alt: made.alt.trim() })}>
            Вставить
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {/* Its description is the field below it. */}
        <img className={drawn} src={fileUrl(made.idFile)} alt="" />
        <TextArea
          label="Описание изображения"
          description={'Описание предложено по\u00a0запросу. Проверьте, что оно верно'}
          rows={3}
          autoFocus
          maxLength={DECK_LIMITS.alt}
          value={made.alt}
          onChange={onChange}
        />
      </Stack>
    </Dialog>
  );
}
