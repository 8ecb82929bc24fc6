import type { ConfigProblem } from '#platform/config.ts';
import { problemText } from '#platform/config-problems.ts';
import { Button, EmptyState, MaintenanceIllustration } from '#ui/index.ts';
import { errorList } from './SettingsBroken.css.ts';

/** Shown instead of the portal when config.json is invalid; lists what the operator has to fix (APP-21). */
export const SettingsBroken = ({ problems }: { problems: readonly ConfigProblem[] }) => (
  <main>
    <EmptyState
      illustration={<MaintenanceIllustration />}
      level={1}
      title="Портал настроен с&nbsp;ошибкой"
      text="Сообщите администратору: файл config.json рядом с&nbsp;index.html нужно исправить."
      action={<Button onPress={() => location.reload()}>Повторить</Button>}
    >
      <ul className={errorList}>
        {problems.map(problemText).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </EmptyState>
  </main>
);
