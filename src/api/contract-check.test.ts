import { afterEach, expect, test, vi } from 'vitest';
import { checkAnswer } from './contract-check.ts';

const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => spy.mockClear());

const call = (path: string, answer: Response): Promise<void> =>
  checkAnswer(new Request(`http://portal.example/api/1.0${path}`), answer);

test('[CON-02] a violation of the contract is logged once per operation, with the error', async () => {
  const broken = (): Response => Response.json([{ uuid: 7 }]);
  await call('/tile/getTile', broken());
  await call('/tile/getTile', broken());
  expect(spy).toHaveBeenCalledExactlyOnceWith(
    'Contract broken by tileList: 200 is not what the schema says',
    expect.arrayContaining([expect.objectContaining({ keyword: 'required' })]),
  );
});

test('[CON-02] an undeclared status and an undeclared content type are logged', async () => {
  await call('/data/ping', new Response(null, { status: 302 }));
  await call('/data/banners', new Response('<p>', { headers: { 'content-type': 'text/html' } }));
  expect(spy.mock.calls.map(([text]) => text)).toEqual([
    'Contract broken by availabilityCheck: undeclared status 302',
    'Contract broken by bannerList: undeclared content type "text/html" with 200',
  ]);
});

test('[CON-02] a valid answer is not logged', async () => {
  await call('/auth/checkAgreement', Response.json(true));
  await call('/chat/0c5e2d3a-6f1b-4e0a-9d58-0000000000a1/stream', new Response(null, { status: 204 }));
  expect(spy).not.toHaveBeenCalled();
});
