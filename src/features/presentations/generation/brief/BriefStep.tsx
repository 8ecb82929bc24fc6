import { useEffect, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { serviceOf } from '#features/services/index.ts';
import { refusedFieldErrors, useForm } from '#forms/index.ts';
import { useStore } from '#lib/store.ts';
import { DropArea, useUploads } from '#objects/index.ts';
import { useSession } from '#platform/session/useSession.ts';
import {
  Button,
  Grid,
  Inline,
  NumberField,
  RadioGroup,
  Select,
  Slider,
  SuggestField,
  Text,
  TextArea,
  TextField,
} from '#ui/index.ts';
import { newTitle } from '../../list/useNewPresentation.ts';
import type { GenerationRun } from '../run/GenerationRun.ts';
import { area, form as formClass } from './brief.css.ts';
import {
  audiences,
  type BriefValues,
  briefDraft,
  briefOf,
  chooseMaterials,
  languages,
  limits,
  newBrief,
  paceText,
  pictureChoices,
  styles,
  titleOf,
  validate,
  valuesOf,
} from './brief-values.ts';
import { CoverSamples } from './CoverSamples.tsx';
import { MaterialsField } from './MaterialsField.tsx';
import { ServiceFields } from './ServiceFields.tsx';

interface BriefStepProps {
  run: GenerationRun;
  /** Called when the gateway has begun to make the plan. */
  onBegun: () => void;
}

/** What the presentation is about (presentations.md §4). It is kept in this browser while it is typed. */
export function BriefStep({ run, onBegun }: BriefStepProps) {
  const { deck } = useStore(run.work);
  const refusal = useStore(run.refusal);
  const { profile } = useSession();
  const [theme, setTheme] = useState(deck.theme);
  const draft = briefDraft(profile?.id ?? null, deck.uuid);
  const kept = draft.read();
  const form = useForm<BriefValues>({
    initial: deck.brief ? valuesOf(deck.brief, kept.files ?? []) : { ...newBrief, language: deck.language },
    validate,
    draft,
    autoFocus: 'topic',
    async send(values) {
      const brief = briefOf(values);
      const title = deck.title === newTitle ? titleOf(values.topic) : deck.title;
      if (!(await run.saver.now({ brief, title }))) throw new Error('The brief is not saved');
      const asked = { stage: 'outline', outlineIds: [], overwritesEdited: false } as const;
      if (await run.begin(asked)) onBegun();
      // What was typed stays in this browser: the names of the materials are only here.
      draft.write(values);
    },
    refusal: (error) =>
      error instanceof ApiError ? refusedFieldErrors<BriefValues>(error.refusedFields) : {},
  });
  const uploads = useUploads({
    purpose: { serviceType: form.values.serviceType, presentation: true },
    present: () => form.now().files,
    onChange: (files) => form.set({ files }),
    choose: chooseMaterials,
  });
  useEffect(() => () => run.refusal.set(null), [run]);
  const { values } = form;
  return (
    <DropArea className={area} onFiles={uploads.take}>
      <form {...form.formProps} className={formClass} aria-label="Задание">
        <TextArea
          {...form.field('topic')}
          label="Тема"
          isRequired
          rows={4}
          placeholder="Почему доставка подорожала и&nbsp;что с&nbsp;этим делать"
          maxLength={limits.topic}
          hasCounter
        />
        <SuggestField
          {...form.field('audience')}
          label="Для кого"
          placeholder="Кто слушает и&nbsp;что уже знает"
          suggestions={audiences}
          maxLength={limits.audience}
          emptyText="Напишите сами"
        />
        <TextField
          {...form.field('goal')}
          label="Что должны решить или сделать"
          placeholder="Утвердить бюджет доставки на&nbsp;год"
          maxLength={limits.goal}
        />
        <Grid columns="repeat(2, minmax(0, 1fr))" from="sm" align="start">
          <Select
            {...form.field('style')}
            label="Стиль"
            options={styles}
            value={values.style}
            onChange={(next) => next !== null && form.set({ style: next })}
          />
          <Select
            {...form.field('language')}
            label="Язык"
            options={languages}
            value={languages.find(({ id }) => id === values.language)?.id ?? null}
            onChange={(next) => next !== null && form.set({ language: next })}
          />
        </Grid>
        <Grid columns="repeat(2, minmax(0, 1fr))" from="sm" align="start">
          <Slider
            name="slideCount"
            label="Слайдов"
            minValue={limits.fewestSlides}
            maxValue={limits.slides}
            value={values.slideCount}
            onChange={(next) => form.set({ slideCount: next })}
          />
          <NumberField
            {...form.field('minutes')}
            label="Сколько длится доклад"
            unit="мин"
            minValue={1}
            maxValue={limits.minutes}
            description={paceText(values)}
          />
        </Grid>
        <CoverSamples
          title={deck.title === newTitle ? titleOf(values.topic) : deck.title}
          audience={values.audience}
          brand={deck.brand}
          chosen={theme}
          onChoose={(next) => {
            setTheme(next);
            run.saver.later({ theme: next });
          }}
        />
        <RadioGroup
          label="Картинки"
          look="segmented"
          options={pictureChoices}
          value={values.pictures}
          onChange={(next) => form.set({ pictures: next })}
        />
        <ServiceFields form={form} />
        <MaterialsField
          form={form}
          uploads={uploads}
          isExternal={serviceOf(values.serviceType)?.external ?? true}
        />
        {refusal !== null && (
          <div role="alert">
            <Text tone="negative">{refusal}</Text>
          </div>
        )}
        <Inline gap={3} wrap>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSending}
            isDisabled={uploads.isRunning || run.isOn}
          >
            Составить план
          </Button>
          {uploads.isRunning && <Text size="sm">Материалы загружаются</Text>}
        </Inline>
      </form>
    </DropArea>
  );
}
