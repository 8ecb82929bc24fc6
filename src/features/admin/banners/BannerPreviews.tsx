import { useState } from 'react';
import { BannerList } from '#features/tiles/index.ts';
import { sameOriginPath } from '#lib/same-origin-path.ts';
import { SegmentedControl, Stack, Text } from '#ui/index.ts';
import { type BannerTypes, isTone } from '../forms/banners-form.ts';
import type { PreviewProps } from '../kit/define-admin-page.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

const widths = [
  { id: '360', label: 'Телефон' },
  { id: '768', label: 'Планшет' },
  { id: '1280', label: 'Компьютер' },
] as const;

/** A preview takes no input. */
const unchanged = { hide: () => undefined, show: () => undefined };

/** The announcement of the form as the main page shows it, at three widths and in both themes. */
export function BannerPreviews({ values }: PreviewProps<BannerTypes>) {
  const [width, setWidth] = useState<(typeof widths)[number]['id']>('360');
  const { title, text, link, tone, isClosable } = values;
  const notice = {
    uuid: 'preview',
    title: title || 'Заголовок',
    text,
    isClosable,
    tone: isTone(tone) ? tone : ('info' as const),
    path: sameOriginPath(link.trim() || null, location.origin),
  };
  return (
    <Stack gap={3}>
      <Text weight="medium">Просмотр</Text>
      <SegmentedControl label="Ширина" items={widths} selected={width} onSelect={setWidth} />
      <PreviewFrame title="Просмотр в светлой теме" theme="light" width={Number(width)}>
        <BannerList notices={[notice]} layout={unchanged} />
      </PreviewFrame>
      <PreviewFrame title="Просмотр в тёмной теме" theme="dark" width={Number(width)}>
        <BannerList notices={[notice]} layout={unchanged} />
      </PreviewFrame>
    </Stack>
  );
}
