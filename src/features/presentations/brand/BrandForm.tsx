import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  getPresentationBrandReadQueryKey,
  getPresentationListQueryKey,
  getPresentationReadQueryKey,
  presentationBrandChange,
  presentationBrandRead,
  presentationBrandRemove,
} from '#api/generated/hooks/presentation/presentation.ts';
import type { CompanyBrand } from '#api/generated/model/companyBrand.ts';
import { isChanged, refusedFieldErrors, useForm, useUnsavedChanges } from '#forms/index.ts';
import { config } from '#platform/config.ts';
import { openDialog } from '#platform/dialogs.ts';
import { Button, Inline, Select, Stack, Switch, Text, TextArea, toast } from '#ui/index.ts';
import { colourAdvice } from '../model/brand-advice.ts';
import { PLATE } from '../model/brand-boxes.ts';
import type { Brand, BrandLook } from '../model/deck.ts';
import { themeTokens } from '../model/themes.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { columns, page } from './brand.css.ts';
import { ColourField } from './ColourField.tsx';
import { CoverField } from './CoverField.tsx';
import { LogoField } from './LogoField.tsx';
import { RemoveBrand } from './RemoveBrand.tsx';
import { TemplateField } from './TemplateField.tsx';
import { colourProblem, contactsProblem, finished, valuesOf } from './values.ts';

const fonts = [
  { id: 'sans', label: 'Arial' },
  { id: 'serif', label: 'Times New Roman' },
  { id: 'serifTitles', label: 'Заголовки Times New Roman, текст Arial' },
  { id: 'sansTitles', label: 'Заголовки Arial, текст Times New Roman' },
  { id: 'montserratMulish', label: 'Заголовки Montserrat, текст Mulish' },
  { id: 'loraMulish', label: 'Заголовки Lora, текст Mulish' },
  { id: 'montserratPtSerif', label: 'Заголовки Montserrat, текст PT\u00a0Serif' },
  { id: 'loraPtSerif', label: 'Заголовки Lora, текст PT\u00a0Serif' },
] as const satisfies readonly { id: BrandLook['fonts']; label: string }[];

const colours = [
  { name: 'accent', label: 'Акцентный цвет', description: 'Полосы, ссылки, первый ряд диаграмм' },
  { name: 'dark', label: 'Тёмный цвет', description: 'Текст и\u00a0фон обложек' },
  { name: 'light', label: 'Светлый цвет', description: 'Фон остальных слайдов' },
] as const;

/** Refusals for which the form has its own text. */
const meta = { inline: [404, 409, 422] };

interface BrandFormProps {
  saved: CompanyBrand;
  /** Uuid of the company; undefined for the caller's. */
  company: string | undefined;
  canChange: boolean;
}

/** The form of a brand with its preview. What somebody else has saved meanwhile is replaced only if a person saves again. */
export function BrandForm({ saved, company, canChange }: BrandFormProps) {
  const queries = useQueryClient();
  const whose = company === undefined ? {} : { company };
  /** The brand as last read or saved: the next save names its version. */
  const [stored, setStored] = useState(saved);
  const [isNewer, setNewer] = useState(false);
  const keep = (next: CompanyBrand): void => {
    setStored(next);
    setNewer(false);
    queries.setQueryData(getPresentationBrandReadQueryKey(whose), next);
    for (const queryKey of [getPresentationListQueryKey(), getPresentationReadQueryKey()])
      void queries.invalidateQueries({ queryKey });
  };
  const readAgain = async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
      const next = await presentationBrandRead(whose).catch(() => null);
      if (next) {
        setStored(next);
        setNewer(true);
      }
      // The company may be removed: the page reads again, and says so.
      else void queries.invalidateQueries({ queryKey: getPresentationBrandReadQueryKey(whose) });
    }
    throw error;
  };
  const saving = useMutation({
    mutationFn: (look: BrandLook) =>
      presentationBrandChange({ ...look, ...whose, version: stored.version }).catch(readAgain),
    meta,
  });
  const removing = useMutation({
    mutationFn: () => presentationBrandRemove({ ...whose, version: stored.version }).catch(readAgain),
    meta,
  });
  const form = useForm<BrandLook>({
    initial: valuesOf(saved.brand, config.brandColour),
    validate: ({ accent, dark, light, contacts }) => ({
      accent: colourProblem(accent),
      dark: colourProblem(dark),
      light: colourProblem(light),
      contacts: contactsProblem(contacts),
    }),
    async send(values) {
      keep(await saving.mutateAsync(finished(values, form.initial)));
    },
    onSent(sent) {
      form.reset(finished(sent, form.initial));
      toast.show({ tone: 'positive', title: 'Сохранено' });
    },
    refusal: (error) => refusedFieldErrors<BrandLook>(error instanceof ApiError ? error.refusedFields : []),
  });
  const { question } = useUnsavedChanges(isChanged(form));
  const look = finished(form.values, form.initial);
  const brand: Brand = { ...look, name: saved.company };
  const advice = colourAdvice(look);
  const logo = form.field('logo');
  const remove = async (): Promise<void> => {
    if ((await openDialog(RemoveBrand, {}, { isOfScreen: true })) !== 'remove') return;
    await removing.mutateAsync().then(
      () => {
        keep({ ...stored, version: 0, brand: null });
        form.reset(valuesOf(null, config.brandColour));
        toast.show({ tone: 'positive', title: 'Фирменный стиль удалён' });
      },
      () => undefined,
    );
  };
  return (
    <div className={page}>
      <div className={columns}>
        <form {...form.formProps}>
          <Stack gap={6}>
            <TemplateField
              value={look.template}
              errorMessage={form.field('template').errorMessage}
              onTake={form.set}
              isDisabled={!canChange}
            />
            <LogoField
              value={logo.value}
              onChange={logo.onChange}
              errorMessage={logo.errorMessage}
              ground={look.isLogoOnPlate ? PLATE : themeTokens('brand', look).cover}
              isDisabled={!canChange}
            />
            {look.logo && (
              <Stack gap={3}>
                <Switch
                  isSelected={look.isLogoOnPlate}
                  isDisabled={!canChange}
                  onChange={(isLogoOnPlate) => form.set({ isLogoOnPlate })}
                >
                  На&nbsp;белой плашке (если логотип не&nbsp;виден на&nbsp;тёмном)
                </Switch>
                <Switch
                  isSelected={look.isLogoOnSlides}
                  isDisabled={!canChange}
                  onChange={(isLogoOnSlides) => form.set({ isLogoOnSlides })}
                >
                  Маленький логотип на&nbsp;остальных слайдах
                </Switch>
              </Stack>
            )}
            {colours.map(({ name, label, description }) => (
              <ColourField
                key={name}
                {...form.field(name)}
                label={label}
                description={description}
                advice={advice[name]}
                isDisabled={!canChange}
              />
            ))}
            <Select
              label="Шрифты"
              options={fonts}
              value={look.fonts}
              isDisabled={!canChange}
              onChange={(chosen) => chosen && form.set({ fonts: chosen })}
            />
            {!look.template && (
              <CoverField brand={brand} onChange={(cover) => form.set({ cover })} isDisabled={!canChange} />
            )}
            <TextArea
              {...form.field('contacts')}
              label="Контакты на последнем слайде"
              description="До трёх строк: отдел, телефон, почта"
              rows={3}
              maxLength={200}
              isReadOnly={!canChange}
            />
            {isNewer && (
              <div role="alert">
                <Stack gap={2}>
                  <Text>
                    Пока вы&nbsp;правили, фирменный стиль изменил кто-то ещё. Ваши правки на&nbsp;месте:
                    сохраните их&nbsp;ещё раз или откройте новые.
                  </Text>
                  <Inline>
                    <Button
                      size="sm"
                      onPress={() => {
                        form.reset(valuesOf(stored.brand, config.brandColour));
                        keep(stored);
                      }}
                    >
                      Открыть новые
                    </Button>
                  </Inline>
                </Stack>
              </div>
            )}
            {canChange && (
              <Inline gap={3} wrap>
                <Button type="submit" variant="primary" isPending={form.isSending}>
                  Сохранить
                </Button>
                {stored.brand && (
                  <Button variant="danger" isPending={removing.isPending} onPress={() => void remove()}>
                    Удалить
                  </Button>
                )}
              </Inline>
            )}
          </Stack>
        </form>
        <BrandPreview brand={brand} />
      </div>
      {question}
    </div>
  );
}
