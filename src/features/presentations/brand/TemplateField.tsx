import { FileUp, Replace, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button, Inline, Stack, Text } from '#ui/index.ts';
import { FileInput } from '../import/FileInput.tsx';
import { list } from '../import/ImportDialog.css.ts';
import type { BrandLook } from '../model/deck.ts';
import { LogoChoice } from './LogoChoice.tsx';
import { type TakenTemplate, useTemplate } from './useTemplate.ts';

interface TemplateFieldProps {
  value: BrandLook['template'];
  errorMessage: string | undefined;
  /** Called with the values that a file has. */
  onTake: (values: Partial<BrandLook>) => void;
  isDisabled: boolean;
}

/** What was taken from the file and what was not. */
function Taken({ parts, losses }: Pick<TakenTemplate, 'parts' | 'losses'>) {
  return (
    <Stack gap={2}>
      <Text size="sm">
        {`Взято из\u00a0файла: ${parts.join(', ')}. Проверьте, как выглядят слайды, и\u00a0сохраните.`}
      </Text>
      {losses.length > 0 && (
        <ul className={list}>
          {losses.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Takes the company's PowerPoint file and fills the form with its look (PRES-56). */
export function TemplateField({ value, errorMessage, onTake, isDisabled }: TemplateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, problem, taken, take, takeLogo, forget } = useTemplate(onTake);
  return (
    <Stack gap={2} role="group" aria-label="Шаблон PowerPoint">
      <Text weight="medium">Шаблон PowerPoint</Text>
      {value && <Text>{value.name}</Text>}
      <FileInput ref={input} onFile={(file) => void take(file)} />
      {!isDisabled && (
        <Inline gap={2} wrap>
          <Button
            size="sm"
            icon={value ? <Replace /> : <FileUp />}
            isPending={isBusy}
            onPress={() => input.current?.click()}
          >
            {value ? 'Взять из\u00a0другого файла' : 'Взять из\u00a0PowerPoint'}
          </Button>
          {value && (
            <Button
              size="sm"
              icon={<Trash2 />}
              onPress={() => {
                forget();
                onTake({ template: null });
              }}
            >
              Убрать шаблон
            </Button>
          )}
        </Inline>
      )}
      <Text size="sm" tone="muted">
        PPTX или POTX до&nbsp;20&nbsp;МБ. Из&nbsp;него возьмутся цвета, шрифты, фон и&nbsp;логотип,
        а&nbsp;файлы PowerPoint будут сделаны на&nbsp;его образцах слайдов
      </Text>
      <div role="status">
        {(problem || errorMessage) && (
          <Text size="sm" tone="negative">
            {problem || errorMessage}
          </Text>
        )}
        {taken && <Taken {...taken} />}
      </div>
      {taken && taken.logos.length > 0 && (
        <LogoChoice logos={taken.logos} isPending={isBusy} onChoose={(logo) => void takeLogo(logo)} />
      )}
    </Stack>
  );
}
