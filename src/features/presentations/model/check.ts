/** «Проверка доступности»: what makes a presentation hard to read or to hear. It warns and never blocks. */
import { levelGap } from './chart-steps.ts';
import { hiddenTexts, overflowingObjects } from './check-objects.ts';
import {
  type AnySlide,
  type Block,
  DECK_LIMITS,
  type Deck,
  isLater,
  type Slide,
  type SlotName,
  slideTitle,
} from './deck.ts';
import { layoutSlide } from './layout-slide.ts';
import { placesOf, SLOT_NAMES } from './layouts.ts';
import { OBJECT_NAMES } from './object-looks.ts';
import type { ThemeTokens } from './themes.ts';

export type FindingKind =
  | 'no-title'
  | 'same-title'
  | 'no-description'
  | 'long-description'
  | 'empty-header'
  | 'bare-link'
  | 'wrong-sum'
  | 'overflow'
  | 'low-contrast';

export interface Finding {
  readonly kind: FindingKind;
  readonly slideId: string;
  /** Number of the slide, from 1. */
  readonly number: number;
  /** Where to jump: null for an object, whose id is `object`. */
  readonly slot: SlotName | null;
  readonly object?: string;
  readonly text: string;
}

/** Where a slide's text goes over the edge of its place. */
export const overflowingSlots = (slide: AnySlide, tokens: ThemeTokens): SlotName[] =>
  layoutSlide(slide, tokens).boxes.flatMap((box) =>
    'doesOverflow' in box && box.doesOverflow && box.slot !== null ? [box.slot] : [],
  );

/** True for a text that is an address: screen readers spell it letter by letter. */
const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim()) || /^mailto:/i.test(text.trim());

function* findIn(block: Block): Generator<Pick<Finding, 'kind' | 'text'>> {
  switch (block.kind) {
    case 'picture':
      if (block.idFile === null || block.isDecorative) return;
      if (block.alt.trim() === '')
        yield { kind: 'no-description', text: 'Опишите картинку или отметьте «Декоративное»' };
      else if (block.alt.length > DECK_LIMITS.longAlt)
        yield {
          kind: 'long-description',
          text: `Описание длиннее ${DECK_LIMITS.longAlt}\u00a0знаков: сократите его, подробности оставьте в\u00a0тексте`,
        };
      return;
    case 'table':
      if (block.hasHeader && block.rows[0]?.some((cell) => cell.trim() === ''))
        yield { kind: 'empty-header', text: 'Пустая ячейка в\u00a0шапке таблицы' };
      return;
    case 'chart':
      if (block.series.length > 1 && block.series.some(({ name }) => name.trim() === ''))
        yield { kind: 'empty-header', text: 'Ряд диаграммы без\u00a0названия' };
      if (block.type === 'waterfall' && levelGap(block.series[0]?.values ?? []) !== 0)
        yield { kind: 'wrong-sum', text: 'Последнее число каскада не\u00a0равно первому с\u00a0изменениями' };
      return;
    case 'text':
      if (
        block.paragraphs.some(({ runs }) => runs.some(({ text, link }) => link !== null && isAddress(text)))
      )
        yield { kind: 'bare-link', text: 'Вместо адреса напишите, куда ведёт ссылка' };
      return;
    case 'timeline':
      return;
  }
}

function checkSlide(slide: Slide, number: number, tokens: ThemeTokens): Finding[] {
  const order = placesOf(slide).map(({ name }) => name);
  const inBlocks = order.flatMap((name) => {
    const block = slide.slots.find((slot) => slot.name === name)?.block;
    return block ? [...findIn(block)].map((one) => ({ ...one, slideId: slide.id, number, slot: name })) : [];
  });
  const overflow = overflowingSlots(slide, tokens).map(
    (slot): Finding => ({
      kind: 'overflow',
      slideId: slide.id,
      number,
      slot,
      text: `${SLOT_NAMES[slot]}: текст не\u00a0помещается`,
    }),
  );
  return [...inBlocks, ...overflow, ...findInObjects(slide, number, tokens)];
}

/** What is wrong with the objects of a slide. */
function findInObjects(slide: Slide, number: number, tokens: ThemeTokens): Finding[] {
  const [full, hidden] = [overflowingObjects(slide, tokens), hiddenTexts(slide, tokens)];
  return (slide.objects ?? []).flatMap(({ id, kind, block }): Finding[] => {
    const at = { slideId: slide.id, number, slot: null, object: id };
    const name = OBJECT_NAMES[kind];
    return [
      ...(block ? [...findIn(block)].map((one): Finding => ({ ...one, ...at })) : []),
      ...(full.has(id)
        ? [{ ...at, kind: 'overflow', text: `${name}: текст не\u00a0помещается` } as const]
        : []),
      ...(hidden.has(id)
        ? [
            {
              ...at,
              kind: 'low-contrast',
              text: `${name}: текст плохо виден на\u00a0том, что под\u00a0ним`,
            } as const,
          ]
        : []),
    ];
  });
}

/** All findings of a deck, slide by slide. Slides of a newer gateway are not judged. */
export function checkDeck(deck: Pick<Deck, 'slides'>, tokens: ThemeTokens): Finding[] {
  const first = new Map<string, number>();
  return deck.slides.flatMap((slide, index): Finding[] => {
    if (isLater(slide)) return [];
    const number = index + 1;
    const title = slideTitle(slide);
    const key = title.toLocaleLowerCase('ru');
    const earlier = first.get(key);
    if (title !== '' && earlier === undefined) first.set(key, number);
    const at = { slideId: slide.id, number, slot: 'title' } as const;
    const titles: Finding[] =
      title === ''
        ? [{ ...at, kind: 'no-title', text: 'Слайд без\u00a0заголовка' }]
        : earlier === undefined
          ? []
          : [{ ...at, kind: 'same-title', text: `Такой\u00a0же заголовок у\u00a0слайда\u00a0${earlier}` }];
    return [...titles, ...checkSlide(slide, number, tokens)];
  });
}
