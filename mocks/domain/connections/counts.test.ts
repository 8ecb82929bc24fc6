import { expect, test } from 'vitest';
import { openDatabase } from '#mocks/store/database.ts';
import { diskWithRoom } from '#mocks/testing/full-disk.ts';
import { countCall, countsOf } from './counts.ts';

test('[ADM-42] a full disk neither fails an answer that is counted nor loses its count', () => {
  const disk = diskWithRoom();
  const database = openDatabase(disk);
  const now = new Date('2026-11-29T10:00:00Z');
  disk.isFull = true;
  const call = {
    moment: now.getTime(),
    duration: 10,
    tokensIn: 2,
    tokensOut: 3,
    isEstimated: false,
    model: null,
  };
  countCall(database, { uuid: '1' }, { ...call, end: 'complete' });
  expect(countsOf(database, '1', now)).toMatchObject({ tokens: 5 });
});
