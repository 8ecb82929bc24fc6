import { useEffect, useState } from 'react';
import { Button, Inline, Stack, Text } from '#ui/index.ts';
import type { FoundLogo } from '../template/look.ts';
import { logo as logoClass, logoPicture } from './brand.css.ts';

interface LogoChoiceProps {
  logos: readonly FoundLogo[];
  isPending: boolean;
  onChoose: (logo: FoundLogo) => void;
}

/** The pictures of a template of which one may be the logo. */
export function LogoChoice({ logos, isPending, onChoose }: LogoChoiceProps) {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = logos.map(({ bytes, type }) => URL.createObjectURL(new Blob([bytes], { type })));
    setAddresses(made);
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [logos]);
  return (
    <Stack gap={2} role="group" aria-label="Логотип из шаблона">
      <Text size="sm">В&nbsp;шаблоне несколько небольших картинок. Какая из&nbsp;них логотип?</Text>
      <Inline gap={3} wrap>
        {logos.map((logo, at) => (
          <Stack key={logo.name} gap={2}>
            <div className={logoClass}>
              <img className={logoPicture} src={addresses[at]} alt={`Картинка ${at + 1} из\u00a0шаблона`} />
            </div>
            <Button size="sm" isPending={isPending} onPress={() => onChoose(logo)}>
              {`Взять картинку ${at + 1}`}
            </Button>
          </Stack>
        ))}
      </Inline>
    </Stack>
  );
}
