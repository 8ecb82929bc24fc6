import { expect, test } from 'vitest';
import { showAction, stepOf } from './show-keys.ts';

const press = (key: string, code = '', digits = '') =>
  showAction({ key, code, ctrlKey: false, metaKey: false, altKey: false }, digits);

test('[PRES-28] every key of the show has its action, letters also in a Russian layout', () => {
  for (const key of ['ArrowRight', ' ', 'PageDown', 'Enter'])
    expect(press(key), key).toEqual({ type: 'next' });
  for (const key of ['ArrowLeft', 'PageUp', 'Backspace']) expect(press(key), key).toEqual({ type: 'back' });
  expect(press('Home')).toEqual({ type: 'first' });
  expect(press('End')).toEqual({ type: 'last' });
  expect(press('и', 'KeyB')).toEqual({ type: 'black' });
  expect(press('.')).toEqual({ type: 'black' });
  expect(press('ю', 'Period')).toEqual({ type: 'black' });
  expect(press('ц', 'KeyW')).toEqual({ type: 'white' });
  expect(press('ы', 'KeyS')).toEqual({ type: 'presenter' });
  expect(press('?')).toEqual({ type: 'help' });
  expect(press('Escape')).toEqual({ type: 'end' });
  expect(press('q', 'KeyQ')).toBeNull();
  expect(press('1')).toEqual({ type: 'digit', digits: '1' });
  expect(press('2', '', '1')).toEqual({ type: 'digit', digits: '12' });
  expect(press('Enter', '', '12')).toEqual({ type: 'go', number: 12 });
  expect(showAction({ key: 's', code: 'KeyS', ctrlKey: true, metaKey: false, altKey: false }, '')).toBeNull();
});

test('[PRES-28] the show stays within its slides, and the number of a skipped slide leads to the next one', () => {
  const numbers = [1, 2, 4, 5];
  expect(stepOf({ type: 'next' }, 0, numbers)).toBe(1);
  expect(stepOf({ type: 'back' }, 3, numbers)).toBe(2);
  expect(stepOf({ type: 'first' }, 3, numbers)).toBe(0);
  expect(stepOf({ type: 'back' }, 0, numbers)).toBe(0);
  expect(stepOf({ type: 'next' }, 3, numbers)).toBe(3);
  expect(stepOf({ type: 'go', number: 3 }, 0, numbers)).toBe(2);
  expect(stepOf({ type: 'go', number: 99 }, 0, numbers)).toBe(3);
  expect(stepOf({ type: 'last' }, 0, numbers)).toBe(3);
});
