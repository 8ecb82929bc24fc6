/** Templates of requests as the contract has them. */
import { Failure } from '#mocks/contract/failures.ts';
import { ownerOf, templateRightOf } from '#mocks/domain/lab/rights.ts';
import type { Database, Schemas, StoredLabTemplate, User } from '#mocks/store/database.ts';

type Right = Schemas['LabRight'];

interface FoundTemplate {
  readonly template: StoredLabTemplate;
  readonly right: Right;
}

/** A template with the right of a person to it. Throws `not-found` without one, or without one of `wanted`. */
export function findTemplate(
  database: Database,
  user: User,
  uuid: string,
  wanted: readonly Right[] = ['owner', 'edit', 'use'],
): FoundTemplate {
  const template = database.labTemplates.get(uuid.toLowerCase());
  const right = template && templateRightOf(database, user, template);
  if (!template || !right || !wanted.includes(right)) throw new Failure('not-found');
  return { template, right };
}

/** Whether a person has pinned a template. */
export const isTemplatePinned = (
  { labTemplatePins }: Database,
  { profile }: User,
  { uuid }: StoredLabTemplate,
): boolean => labTemplatePins.get(`${profile.id} ${uuid}`) !== undefined;

/** The service that answers: that of the agent, while there is one. */
const serviceOf = ({ agents }: Database, { agentId, serviceType }: StoredLabTemplate['draft']): string =>
  (agentId === null ? undefined : agents.get(agentId)?.draft.serviceType) ?? serviceType;

/** A template as a person with a right to it sees it. */
export function toTemplate(
  database: Database,
  user: User,
  { template, right }: FoundTemplate,
): Schemas['LabTemplate'] {
  const { uuid, version, date, draft, access, hidden, ownerId } = template;
  return {
    ...draft,
    uuid,
    version,
    date,
    right,
    access,
    hidden,
    serviceType: serviceOf(database, draft),
    owner: ownerOf(database, ownerId),
    editors: access.editorIds.map((id) => ownerOf(database, id)),
    pinned: isTemplatePinned(database, user, template),
  };
}

/** A template as lists have it. */
export function toTemplateCard(
  database: Database,
  user: User,
  { template, right }: FoundTemplate,
  use?: Schemas['LabUse'],
): Schemas['LabTemplateCard'] {
  const { name, description, command, agentId } = template.draft;
  return {
    uuid: template.uuid,
    name,
    description,
    command,
    agentId,
    right,
    serviceType: serviceOf(database, template.draft),
    owner: ownerOf(database, template.ownerId),
    visibility: template.access.visibility,
    hidden: template.hidden,
    pinned: isTemplatePinned(database, user, template),
    ...(use && { use }),
  };
}
