// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderReference } from '../../openapi/docs/render.ts';
import { answers, bundle, operations, parametersOf, root } from './bundle.ts';

const text = readFileSync(`${root}src/api/generated/reference.html`, 'utf8');
const parse = (page: string) => new DOMParser().parseFromString(page, 'text/html');
const document = parse(text);
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';

describe('the reference page', () => {
  test('[CON-05] loads nothing from other hosts and runs no script', () => {
    expect(document.querySelectorAll('script, iframe, img, link, object, [style]').length).toBe(0);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const hash = createHash('sha256').update(textOf('style')).digest('base64');
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    const events = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(events.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  test('[CON-05] every link has a target on the page, and ids are unique', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(operations.length);
    expect(links.filter((link) => !link.startsWith('#') || !ids.includes(link.slice(1)))).toEqual([]);
  });

  test('[CON-05] its first table lists every assumed operation and no given one', () => {
    const first = document.querySelector('#assumed ~ table');
    const named = [...(first?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    const assumed = operations.filter(({ operation }) => operation['x-provenance'] === 'assumed');
    expect(named).toEqual(assumed.map(({ operation }) => operation.operationId));
    const rows = [...document.querySelectorAll('#assumed ~ table:nth-of-type(2) tbody tr')];
    expect(rows.map((row) => row.textContent)).toEqual(
      operations
        .filter(({ operation }) => operation['x-assumed'])
        .map(({ method, path, operation }) =>
          [operation.operationId, `${method.toUpperCase()} ${path}`, operation['x-assumed']?.join(', ')].join(
            '',
          ),
        ),
    );
    const heading = document.querySelector('#assumed');
    const section = document.querySelector('section');
    if (!heading || !section) throw new Error('The page has no table of assumptions');
    expect(heading.compareDocumentPosition(section)).toBe(4);
  });

  test('[CON-05] lists every assumed schema and error response', () => {
    const said = [...document.querySelectorAll('#assumed ~ p')]
      .slice(0, 3)
      .map((element) => element.textContent);
    for (const named of [bundle.components.schemas, bundle.components.responses]) {
      for (const [name, node] of Object.entries(named)) {
        if (node['x-provenance'] === 'assumed') expect(said.join(' ')).toContain(name);
      }
    }
  });

  test.each(operations)('[CON-05] shows $operation.operationId', ({ method, path, operation }) => {
    const section = document.getElementById(operation.operationId)?.closest('section');
    expect(section?.querySelector('.call')?.textContent).toContain(`${method.toUpperCase()} ${path}`);
    for (const { name } of parametersOf(operation)) expect(section?.textContent).toContain(name);
    for (const status of Object.keys(operation.responses)) expect(section?.textContent).toContain(status);
  });

  test('[CON-05] shows every error with its text', () => {
    for (const { name, status, value } of answers.filter((answer) => answer.status >= 400)) {
      const row = document.getElementById(`error-${name}`)?.closest('tr')?.textContent;
      expect(row).toContain(String(status));
      expect(row).toContain((value as { message: string }).message);
    }
  });

  test('[CON-05] texts of the contract are escaped', () => {
    const page = renderReference({ info: { title: '<img src=x onerror=1>', version: '1' } }, '');
    expect(parse(page).querySelector('img')).toBeNull();
  });
});
