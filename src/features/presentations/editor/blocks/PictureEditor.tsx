import { ImagePlus, Replace, Sparkles, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Checkbox, Grid, Inline, lazyPart, Stack, Text, TextArea, useFileDrop } from '#ui/index.ts';
import { FileInput } from '../../import/FileInput.tsx';
import { DECK_LIMITS, type PictureBlock } from '../../model/deck.ts';
import { LAYOUTS, placesOf } from '../../model/layouts.ts';
import { withFile, withLook } from '../../model/picture-look.ts';
import { measured } from '../../pictures/brightness.ts';
import { pictureTypes, takePicture } from '../../pictures/take-picture.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useCurrentSlide } from '../store/deck-store.ts';
import type { BlockEditorProps } from './block-editor-props.ts';
import { proposedPrompt } from './drawn-picture.ts';
import { dropArea, dropOver, note } from './PictureEditor.css.ts';
import { PictureTools } from './PictureTools.tsx';

const DrawDialog = lazyPart(() => import('./DrawDialog.tsx'));

const empty: PictureBlock = { kind: 'picture', idFile: null, alt: '', isDecorative: false, fit: 'contain' };

/** A picture: the file, its description, and how it fills its place. */
export function PictureEditor({ name, block, onChange }: BlockEditorProps) {
  const picture = block?.kind === 'picture' ? block : empty;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(picture);
  useEffect(() => {
    latest.current = picture;
  });
  /** Puts a file into the place. What was typed while it was loaded stays. */
  const put = async (idFile: string, more: Partial<PictureBlock> = {}): Promise<void> => {
    const { overlay } = await measured(withFile(latest.current, idFile));
    onChange(withLook({ ...withFile(latest.current, idFile), ...more }, { overlay }));
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    setProblem('');
    setBusy(true);
    const { idFile, problem: refusal = '' } = await takePicture(file);
    setBusy(false);
    setProblem(refusal);
    if (idFile === undefined) return;
    await put(idFile);
    announce('Картинка загружена');
  };
  const slide = useCurrentSlide(useOpenEditor().session.store);
  const draw = async (): Promise<void> => {
    const prompt = proposedPrompt(picture, slide);
    const made = await openDialog(DrawDialog, { prompt }, { isOfScreen: true });
    if (!made) return;
    setProblem('');
    await put(made.idFile, { alt: made.alt, isDecorative: false });
    announce('Картинка вставлена');
  };
  const { isOver, handlers } = useFileDrop(([file]) => void take(file));
  const isDescribed = picture.isDecorative || picture.alt.trim() !== '' || picture.idFile === null;
  return (
    <div {...handlers} className={isOver ? `${dropArea} ${dropOver}` : dropArea}>
      <Grid minColumn="20rem" gap={5}>
        <Stack gap={3}>
          <FileInput ref={input} accept={pictureTypes} onFile={(file) => void take(file)} />
          <Inline wrap>
            <Button
              size="sm"
              icon={picture.idFile ? <Replace /> : <ImagePlus />}
              isPending={isBusy}
              onPress={() => input.current?.click()}
            >
              {picture.idFile ? 'Заменить' : 'Загрузить'}
            </Button>
            <Button size="sm" icon={<Sparkles />} isDisabled={isBusy} onPress={() => void draw()}>
              Создать
            </Button>
            {picture.idFile && (
              <Button size="sm" icon={<Trash2 />} onPress={() => onChange(withFile(picture, null))}>
                Убрать
              </Button>
            )}
          </Inline>
          <div role="status" className={note}>
            {problem}
          </div>
          <TextArea
            label="Описание картинки"
            description={'Что на\u00a0картинке, для\u00a0тех, кто её не\u00a0видит'}
            rows={3}
            isDisabled={picture.isDecorative}
            maxLength={DECK_LIMITS.alt}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt }, 'alt')}
          />
          {!isDescribed && (
            <Text size="sm" tone="muted">
              Опишите картинку или отметьте «Декоративное»
            </Text>
          )}
          <Checkbox
            isSelected={picture.isDecorative}
            onChange={(isDecorative) => onChange({ ...picture, isDecorative })}
          >
            Декоративное
          </Checkbox>
        </Stack>
        <Stack gap={3}>
          <PictureTools
            area={slide ? placesOf(slide).find((one) => one.name === name) : undefined}
            hasVeil={slide !== null && LAYOUTS[slide.layout].panels === 'picture'}
            picture={picture}
            onChange={onChange}
          />
        </Stack>
      </Grid>
    </div>
  );
}
