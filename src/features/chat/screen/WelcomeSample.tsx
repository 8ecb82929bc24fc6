import { ArrowRight, FileText, Link2, ListMusic, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { serviceOf } from '#features/services/index.ts';
import { Grid, Icon, Inline, Stack } from '#ui/index.ts';
import { DrawnWave } from '../results/audio/DrawnWave.tsx';
import * as css from './WelcomeSample.css.ts';

/** Samples of services that read a source: the source, and facts with their words. */
const retold: Readonly<
  Record<string, { icon: ReactNode; source: string; facts: readonly [string, string][] }>
> = {
  summaryAudio: {
    icon: <ListMusic />,
    source: 'Планёрка.mp3',
    facts: [
      ['Решили', 'запуск\u00a0— в\u00a0марте'],
      ['Поручили', 'Анне\u00a0— смету, Игорю\u00a0— план'],
      ['Срок', 'до\u00a0пятницы'],
    ],
  },
  annotator: {
    icon: <FileText />,
    source: 'Отчёт.pdf',
    facts: [
      ['О\u00a0чём', 'спрос в\u00a0регионах за\u00a0год'],
      ['Вывод', 'доставка растёт, розница падает'],
      ['Цифра', '+18\u00a0% за\u00a0квартал'],
    ],
  },
  yaSummaryLink: {
    icon: <Link2 />,
    source: 'Ссылка на\u00a0статью',
    facts: [
      ['Тема', 'во\u00a0что обходится облако'],
      ['Главное', 'платят за\u00a0простой [1]'],
      ['Совет', 'выключать на\u00a0ночь [2]'],
    ],
  },
  searchByFile: {
    icon: <FileText />,
    source: 'Договор.docx',
    facts: [
      ['Срок', '10\u00a0дней со\u00a0дня заявки [1]'],
      ['Штраф', '0,1\u00a0% за\u00a0день [2]'],
      ['Расторжение', 'за\u00a030\u00a0дней, письмом [3]'],
    ],
  },
};

const regions = [
  ['Москва', '1\u00a0200', 100],
  ['Казань', '800', 67],
  ['Пермь', '640', 53],
] as const;

/** A small example of what a service makes, drawn by the portal: nothing is loaded for it. */
export function WelcomeSample({ service }: { service: string }): ReactNode {
  const view = drawn(service);
  return (
    view && (
      <div className={css.sample} aria-hidden="true">
        {view}
      </div>
    )
  );
}

function drawn(service: string): ReactNode {
  const views = serviceOf(service)?.views ?? [];
  if (views.includes('images')) return <Pictures />;
  if (views.includes('transcript')) return <Transcript />;
  if (views.includes('audio')) return <Speech />;
  if (views.includes('media')) return <Film />;
  if (views.includes('file')) return <Documents />;
  if (views.includes('recognition')) return <Scan />;
  if (views.includes('table')) return <Numbers />;
  return service in retold && <Retold service={service} />;
}

const Arrow = () => (
  <span className={css.arrow}>
    <Icon>
      <ArrowRight />
    </Icon>
  </span>
);

const PlayMark = () => (
  <span className={css.play}>
    <Icon size="sm">
      <Play />
    </Icon>
  </span>
);

const Scene = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 120 90" className={css.picture} aria-hidden="true">
    {children}
  </svg>
);

function Pictures() {
  const { fills } = css;
  return (
    <Grid columns="1fr 1fr 1fr" gap={3}>
      <Scene>
        <path className={fills.sky} d="M0 0h120v90H0z" />
        <circle className={fills.sun} cx="90" cy="24" r="11" />
        <path className={fills.hill} d="M0 62 30 34l22 20 24-30 44 42v24H0z" />
        <path className={fills.snow} d="M0 72q30-14 60-4t60-4v26H0z" />
        <path className={fills.house} d="M26 58 38 48l12 10v18H26z" />
        <path className={fills.brand} d="M34 62h8v8h-8z" />
      </Scene>
      <Scene>
        <path className={fills.leafGround} d="M0 0h120v90H0z" />
        <path className={fills.leaf} d="M18 78Q10 34 52 16q10 46-34 62Zm48 4q-4-34 38-46 6 40-38 46Z" />
        <path className={css.vein} d="M18 78Q30 46 46 28M66 82q10-22 30-36" />
        <path className={fills.leaf} d="M70 26q2-18 24-22 2 20-24 22Z" />
      </Scene>
      <Scene>
        <path className={fills.poster} d="M0 0h120v90H0z" />
        <circle className={fills.brand} cx="80" cy="36" r="22" />
        <circle className={fills.house} cx="52" cy="44" r="14" />
        <path className={css.line} d="M16 68h56M16 79h34" />
      </Scene>
    </Grid>
  );
}

const Transcript = () => (
  <>
    <Inline gap={3}>
      <PlayMark />
      <div className={css.wave}>
        <DrawnWave played={0.3} />
      </div>
      <span className={css.time}>0:09 / 0:32</span>
    </Inline>
    <Stack gap={1.5}>
      {[
        ['0:04', 'Анна', 'Начнём с\u00a0итогов октября.'],
        ['0:09', 'Игорь', 'Выручка выросла на\u00a0четыре процента.'],
      ].map(([time, who, words]) => (
        <Inline key={time} align="start">
          <span className={css.time}>{time}</span>
          <span className={css.lead}>{who}</span>
          <span>{words}</span>
        </Inline>
      ))}
    </Stack>
  </>
);

const Speech = () => (
  <>
    <div>«Здравствуйте! Вы&nbsp;позвонили в&nbsp;компанию…»</div>
    <Inline gap={3}>
      <PlayMark />
      <div className={css.wave}>
        <DrawnWave played={0.45} />
      </div>
      <span className={css.time}>0:06</span>
    </Inline>
  </>
);

const Film = () => (
  <div className={css.film}>
    <PlayMark />
  </div>
);

const Documents = () => (
  <div className={css.change}>
    <div className={css.sheet}>
      <div className={css.sheetTitle}>Договор поставки</div>
      <div className={css.lines} />
    </div>
    <Arrow />
    <div className={css.sheet}>
      <div className={css.sheetTitle}>Supply contract</div>
      <div className={css.lines} />
    </div>
  </div>
);

const Scan = () => (
  <div className={css.change}>
    <div className={css.sheet}>
      <div className={css.sheetTitle}>
        <span className={css.found}>Счёт № 48</span>
      </div>
      <div className={css.lines} />
    </div>
    <Arrow />
    <Stack gap={1.5}>
      <span className={css.found}>Счёт № 48</span>
      <span>от 12&nbsp;ноября</span>
      <span>Бумага А4, 20&nbsp;пачек</span>
    </Stack>
  </div>
);

const Numbers = () => (
  <div className={css.grid}>
    <span className={css.head}>Регион</span>
    <span className={`${css.head} ${css.number}`}>Сумма</span>
    <span />
    {regions.map(([name, sum, percent]) => (
      <Region key={name} name={name} sum={sum} percent={percent} />
    ))}
  </div>
);

const Region = ({ name, sum, percent }: { name: string; sum: string; percent: number }) => (
  <>
    <span>{name}</span>
    <span className={css.number}>{sum}</span>
    <span className={css.bar} style={{ width: `${percent}%` }} />
  </>
);

function Retold({ service }: { service: string }) {
  const { icon, source, facts } = retold[service] ?? { icon: null, source: '', facts: [] };
  return (
    <div className={`${css.change} ${css.stacked}`}>
      <span className={css.given}>
        <Icon size="sm">{icon}</Icon>
        {source}
      </span>
      <Arrow />
      <Stack gap={1.5}>
        {facts.map(([name, words]) => (
          <Inline key={name} align="start">
            <span className={css.lead}>{name}</span>
            <span>{words}</span>
          </Inline>
        ))}
      </Stack>
    </div>
  );
}
