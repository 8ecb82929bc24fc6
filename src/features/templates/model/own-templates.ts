import { templateList } from '#api/generated/hooks/template/template.ts';
import type { OwnTemplate } from './import-plan.ts';

const size = 100;
/** The gateway keeps at most 200 templates of a person. */
const pages = 2;

async function listOf(scope: 'mine' | 'archive'): Promise<OwnTemplate[]> {
  const found: OwnTemplate[] = [];
  for (let page = 0; page < pages && found.length === page * size; page++)
    found.push(...(await templateList({ scope, page, size })).content);
  return found;
}

/** One's own templates, in the archive too: no new one may have their names and commands. */
export const ownTemplates = async (): Promise<OwnTemplate[]> =>
  (await Promise.all([listOf('mine'), listOf('archive')])).flat();
