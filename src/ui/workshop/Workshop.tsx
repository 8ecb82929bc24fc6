import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../components/Button/Button.css.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Heading } from '../components/Text/Heading.tsx';
import { type Address, writeAddress } from './address.ts';
import type { ExampleState, Examples } from './examples.ts';
import { StateFrame } from './StateFrame.tsx';
import { alone, bar, entry, list, page, sheet, side, states } from './workshop.css.ts';

interface WorkshopProps {
  address: Address;
  /** The names of all components with examples. */
  names: readonly string[];
  examples: Examples;
}

/** The page of a component: its states, a theme switch and the list of components. */
export function Workshop({ address, names, examples }: WorkshopProps) {
  const content = (
    <main className={sheet({ plain: address.plain })}>
      <header className={bar}>
        <Heading level={1} size={address.plain ? 'lg' : 'xxl'}>
          {examples.title}
        </Heading>
        {!address.plain && <ThemeLink address={address} />}
      </header>
      <div className={states}>
        {Object.entries(examples.states).map(([name, state]) => (
          <StateFrame key={name} name={name} state={state} width={examples.width} address={address} />
        ))}
      </div>
    </main>
  );
  if (address.plain) return content;
  return (
    <div className={page}>
      <Sidebar address={address} names={names} />
      {content}
    </div>
  );
}

function ThemeLink({ address }: { address: Address }) {
  const isDark = address.theme === 'dark';
  return (
    <a
      href={writeAddress({ ...address, theme: isDark ? 'light' : 'dark' })}
      className={buttonClass({ size: 'sm' })}
    >
      <Icon size="sm">{isDark ? <Sun /> : <Moon />}</Icon>
      {isDark ? 'Светлая тема' : 'Тёмная тема'}
    </a>
  );
}

function Sidebar({ address, names }: Omit<WorkshopProps, 'examples'>) {
  const [filter, setFilter] = useState(address.filter);
  const narrow = (text: string) => {
    setFilter(text);
    history.replaceState(null, '', writeAddress({ ...address, filter: text }));
  };
  return (
    <nav aria-label="Компоненты" className={side}>
      <SearchField
        label="Найти компонент"
        placeholder="Найти компонент"
        value={filter}
        onChange={narrow}
        autoComplete="off"
      />
      <ul className={list}>
        {names
          .filter((name) => name.toLowerCase().includes(filter.trim().toLowerCase()))
          .map((name) => (
            <li key={name}>
              <a
                href={writeAddress({ ...address, component: name, filter })}
                aria-current={name === address.component ? 'page' : undefined}
                className={entry}
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The content of the window of a single state. */
export function SingleState({ state }: { state: ExampleState }) {
  const Show = typeof state === 'function' ? state : state.show;
  return (
    <main className={alone}>
      <Show />
    </main>
  );
}
