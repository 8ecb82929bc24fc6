import { expect, test } from 'vitest';
import { copyOf } from './copy.ts';
import { toValues } from './values.ts';

const values = { ...toValues(null), title: 'Заявка', name: 'create_ticket' };
const secret = {
  id: 'a',
  name: 'Authorization',
  value: '',
  isSecret: true,
  isStored: true,
  isReplaced: true,
};

test('[LAB-15] a copy has the header of a secret and not the secret', () => {
  expect(copyOf({ ...values, headers: [secret] }, []).headers).toEqual([
    { ...secret, isStored: false, isReplaced: false },
  ]);
});

test('[LAB-01] a copy has a free title and a free name, by their rules', () => {
  expect(copyOf(values, [])).toMatchObject({ title: 'Заявка копия', name: 'create_ticket_copy' });
  const taken = [
    { title: 'заявка КОПИЯ', name: 'create_ticket_copy' },
    { title: 'Заявка копия 2', name: 'other' },
  ];
  expect(copyOf(values, taken)).toMatchObject({ title: 'Заявка копия 3', name: 'create_ticket_copy_2' });
  const long = copyOf({ ...values, title: 'а'.repeat(60), name: 'n'.repeat(40) }, taken);
  expect([long.title, long.name]).toEqual([`${'а'.repeat(54)} копия`, `${'n'.repeat(35)}_copy`]);
});
