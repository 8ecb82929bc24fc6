import '#ui/theme/index.ts';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';
import type { Examples } from './examples.ts';
import { SingleState, Workshop } from './Workshop.tsx';

const modules = import.meta.glob<{ examples: Examples }>([
  '../components/*/*.examples.tsx',
  '../../markdown/*.examples.tsx',
]);
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [/([^/]+)\.examples\.tsx$/.exec(path)?.[1] ?? path, load]),
);
const names = [...loaders.keys()].sort((one, other) => one.localeCompare(other));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const address = readAddress(location.search);
document.documentElement.dataset['theme'] = address.theme;
const name = names.includes(address.component) ? address.component : (names[0] ?? '');
const { examples } = (await loaders.get(name)?.()) ?? { examples: { title: 'Примеров нет', states: {} } };
document.title = `${examples.title} — мастерская`;
const state = address.state === '' ? undefined : examples.states[address.state];

createRoot(root).render(
  <StrictMode>
    <I18nProvider locale="ru-RU">
      {state ? (
        <SingleState state={state} />
      ) : (
        <Workshop address={{ ...address, component: name }} names={names} examples={examples} />
      )}
    </I18nProvider>
  </StrictMode>,
);
