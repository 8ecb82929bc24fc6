import type { Examples } from '#ui/workshop/examples.ts';
import { Preloader } from './Preloader.tsx';

export const examples: Examples = {
  title: 'Загрузка приложения',
  states: { 'Во весь экран': { window: { width: 320, height: 200 }, show: () => <Preloader /> } },
};
