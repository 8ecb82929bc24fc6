import type { Examples } from '#ui/workshop/examples.ts';
import { Text } from '../Text/Text.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { quietLinkClass, textLinkClass } from './Link.css.ts';

export const examples: Examples = {
  title: 'Ссылка',
  states: {
    'В тексте': () => (
      <Text>
        Примите{' '}
        <a href="#agreement" className={textLinkClass}>
          соглашение
        </a>
        , чтобы продолжить
      </Text>
    ),
    Отдельная: () => (
      <a href="#help" className={quietLinkClass}>
        Помощь
      </a>
    ),
    Наружу: () => <ExternalLink href="https://neuro.example">Сайт поставщика</ExternalLink>,
    Почта: () => <ExternalLink href="mailto:help@neuro.example">Написать нам</ExternalLink>,
  },
};
