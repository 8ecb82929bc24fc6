import { Button, Heading, MaintenanceIllustration, Text } from '#ui/index.ts';
import { faults, page } from './SettingsBroken.css.ts';

/** Instead of the portal when config.json cannot be used: says what whoever runs it has to mend (APP-21). */
export const SettingsBroken = ({ problems }: { problems: readonly string[] }) => (
  <main className={page}>
    <MaintenanceIllustration />
    <Heading level={1} size="xxl" align="center">
      Портал настроен с&nbsp;ошибкой
    </Heading>
    <Text tone="muted" align="center">
      Сообщите администратору: файл config.json рядом с&nbsp;index.html нужно исправить.
    </Text>
    <ul className={faults}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
    <Button onPress={() => location.reload()}>Повторить</Button>
  </main>
);
