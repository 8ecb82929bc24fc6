import { Button, Heading, Text } from '#ui/index.ts';
import { examples, root } from './Welcome.css.ts';

const requests = [
  'Составь план встречи на час: цели, вопросы, итоги',
  'Сократи текст до трёх предложений, сохранив суть: ',
  'Сравни два варианта в таблице: критерии, плюсы, минусы. Варианты: ',
  'Объясни простыми словами, что такое ',
];

/** Shown in an empty chat: what the service is for, and sample requests. */
export const Welcome = ({
  title,
  description,
  onChoose,
}: {
  title: string;
  description: string;
  onChoose: (text: string) => void;
}) => (
  <div className={root}>
    <Heading level={2} size="xxl" align="center">
      Чем помочь?
    </Heading>
    <Text tone="muted" align="center">
      {description || `${title} ответит на вопрос, напишет или проверит текст.`}
    </Text>
    <ul className={examples} aria-label="Примеры запросов">
      {requests.map((text) => (
        <li key={text}>
          <Button fullWidth onPress={() => onChoose(text)}>
            {text.trim().replace(/[:.]?$/, '…')}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);
