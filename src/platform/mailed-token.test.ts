import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearerOf, readMailedLink } from './mailed-token.ts';

const read = (href: string, early?: unknown) => readMailedLink({ href, early });
const token = 'a1'.repeat(32);

test('[AUTH-11] token and e-mail are removed from the address, the rest is kept', () => {
  const { cleanHref, link, page } = read(
    `https://portal/confirmationRegistration?token=${token}&email=new%40neuro.example&x=1#part`,
  );
  expect(cleanHref).toBe('https://portal/confirmationRegistration?x=1#part');
  expect(link).toEqual({ token, email: 'new@neuro.example' });
  expect(page).toBe('/confirmationRegistration');
});

test('[AUTH-11] the link of the inline script is used, and the address is not changed', () => {
  const reading = read('https://portal/resetPassword', `https://portal/resetPassword/?token=${token}`);
  expect(reading).toEqual({ cleanHref: null, link: { token, email: '' }, page: '/resetPassword' });
});

test.each([undefined, null, 7, 'not an address', {}])(
  '[AUTH-11] invalid early data (%j) is no link',
  (early) => {
    expect(read('https://portal/resetPassword', early)).toEqual({
      cleanHref: null,
      link: null,
      page: '/resetPassword',
    });
  },
);

test('[AUTH-11] an address without a token keeps its e-mail', () => {
  expect(read('https://portal/login?email=a@b.ru').cleanHref).toBeNull();
});

test.each(['', '%20', 'a%0Ab', 'токен', `${'a'.repeat(4001)}`, 'a b'])(
  '[AUTH-11] %j is not a bearer token, but is removed from the address',
  (text) => {
    const { cleanHref, link } = read(`https://portal/resetPassword?token=${text}`);
    expect(link).toBeNull();
    expect(cleanHref).toBe('https://portal/resetPassword');
  },
);

test('[AUTH-11] an e-mail that is too long is dropped', () => {
  const long = `${'a'.repeat(250)}@b.ru`;
  expect(read(`https://portal/x?token=${token}&email=${long}`).link?.email).toBe('');
});

test('[PRE-09] for any token the new address does not contain it, and the header is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (text) => {
      const query = new URLSearchParams({ token: `t0ken${text.toWellFormed()}`, keep: '1' });
      const { cleanHref, link } = read(`https://portal/resetPassword?${query}`);
      expect(cleanHref).toBe('https://portal/resetPassword?keep=1');
      expect(() => new Headers(bearerOf(link).headers)).not.toThrow();
    }),
    { numRuns: 50 },
  );
});

test('[AUTH-11] without a link there is no header', () => {
  expect(bearerOf(null)).toEqual({});
});

test('[AUTH-11] token and e-mail are trimmed', () => {
  const { link } = read(`https://portal/resetPassword?token=%20${token}%20&email=+a@b.ru+`);
  expect(link).toEqual({ token, email: 'a@b.ru' });
});

test.each(['a b', `${token} x`, `x ${token}`, 'ё', 'a=b', '', 'a'.repeat(4001)])(
  '[AUTH-11] %j is not a token',
  (text) => {
    expect(read(`https://portal/resetPassword?token=${encodeURIComponent(text)}`).link).toBeNull();
  },
);

test('[AUTH-11] an address of 254 characters is kept, a longer one is not', () => {
  const email = (length: number) => `${'a'.repeat(length - 5)}@b.ru`;
  const link = (length: number) => read(`https://portal/x?token=${token}&email=${email(length)}`).link;
  expect([link(254)?.email, link(255)?.email]).toEqual([email(254), '']);
});

test('[AUTH-11] the page of a link has no slash at its end, and an invalid address is not read', () => {
  expect(read(`https://portal/resetPassword//?token=${token}`).page).toBe('/resetPassword');
  for (const early of [undefined, 5, 'resetPassword', { href: 'https://portal/other' }])
    expect(read('https://portal/resetPassword', early).page).toBe('/resetPassword');
});
