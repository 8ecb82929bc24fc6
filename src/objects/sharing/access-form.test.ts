import { expect, test } from 'vitest';
import { accessChangeOf, accessValuesOf, groupSource, validateAccess } from './access-form.ts';

const access = { visibility: 'group', groups: ['Закупки'], editorIds: [7], isOpen: false } as const;

test('[LAB-12] the form of access gives back what it was made from', () => {
  const agent = {
    access: { ...access, groups: [...access.groups], editorIds: [7] },
    editors: [{ id: 7, name: 'Ольга' }],
  };
  const values = accessValuesOf(agent);
  expect(values.editors).toEqual([{ id: '7', label: 'Ольга' }]);
  expect(accessChangeOf('u', values)).toEqual({ uuid: 'u', ...access });
});

test('[LAB-12] the visibility of a group needs a group', () => {
  const values = { visibility: 'group', groups: [], editors: [], isOpen: false } as const;
  expect(validateAccess(values).groups).toBe('Выберите хотя\u00a0бы одну группу');
  expect(validateAccess({ ...values, visibility: 'company' }).groups).toBeUndefined();
});

test('[LAB-12] own groups are found by a part of their names', async () => {
  const { signal } = new AbortController();
  expect(await groupSource(['Закупки', 'Продажи']).find('КУП', signal)).toEqual([
    { id: 'Закупки', label: 'Закупки' },
  ]);
});
