import { ImagePlus, Replace, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { announce } from '#platform/announcer.ts';
import { Button, Inline, Stack, Text } from '#ui/index.ts';
import { FileInput } from '../import/FileInput.tsx';
import type { BrandLook } from '../model/deck.ts';
import { pictureTypes, takePicture } from '../pictures/take-picture.ts';
import { logo as logoClass, logoPicture } from './brand.css.ts';

interface LogoFieldProps {
  value: BrandLook['logo'];
  onChange: (logo: BrandLook['logo']) => void;
  errorMessage: string | undefined;
  /** The colour of covers, on which the logo is shown. */
  ground: string;
  isDisabled: boolean;
}

/** The logo of a company: a PNG or JPEG, which the browser encodes again, as it does all pictures of slides. */
export function LogoField({ value, onChange, errorMessage, ground, isDisabled }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    if (isBusy) return;
    setProblem('');
    setBusy(true);
    const { idFile, width, height, problem: refusal = '' } = await takePicture(file);
    setBusy(false);
    setProblem(refusal);
    if (idFile === undefined || width === undefined || height === undefined) return;
    onChange({ idFile, width, height });
    announce('Логотип загружен');
  };
  return (
    <Stack gap={2} role="group" aria-label="Логотип">
      <Text weight="medium">Логотип</Text>
      {value && (
        <div className={logoClass} style={{ background: ground }}>
          <img className={logoPicture} src={fileUrl(value.idFile)} alt="Логотип компании" />
        </div>
      )}
      <FileInput ref={input} accept={pictureTypes} onFile={(file) => void take(file)} />
      {!isDisabled && (
        <Inline gap={2} wrap>
          <Button
            size="sm"
            icon={value ? <Replace /> : <ImagePlus />}
            isPending={isBusy}
            onPress={() => input.current?.click()}
          >
            {value ? 'Заменить' : 'Загрузить'}
          </Button>
          {value && (
            <Button size="sm" icon={<Trash2 />} onPress={() => onChange(null)}>
              Убрать
            </Button>
          )}
        </Inline>
      )}
      <Text size="sm" tone="muted">
        PNG или JPEG до&nbsp;10&nbsp;МБ, лучше PNG с&nbsp;прозрачным фоном
      </Text>
      <div role="status">
        {(problem || errorMessage) && (
          <Text size="sm" tone="negative">
            {problem || errorMessage}
          </Text>
        )}
      </div>
    </Stack>
  );
}
