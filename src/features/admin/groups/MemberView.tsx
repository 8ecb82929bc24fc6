import { Check, X } from 'lucide-react';
import { useAdminServiceList } from '#api/generated/hooks/admin/admin.ts';
import type { AdminGroup } from '#api/generated/model/adminGroup.ts';
import { Grid, Heading, Icon, Inline, Loaded, Stack, Text, VisuallyHidden } from '#ui/index.ts';
import { isServiceShown, memberOf, parts } from './member-view.ts';

/** The largest page of the gateway; the portal has fewer services. */
const all = { page: 0, size: 100 };

/** «Что увидит участник»: parts of the portal and services of an employee who has this group only (ADM-28). */
export function MemberView({ group }: { group: AdminGroup }) {
  const profile = memberOf(group);
  return (
    <Stack>
      <Text tone="muted">Так портал видит сотрудник без компании, у которого только эта группа.</Text>
      <Heading level={3} size="sm">
        Разделы портала
      </Heading>
      <Grid as="ul" minColumn="15rem" gap={2} aria-label="Разделы портала">
        {parts.map(({ id, label, isShown }) => (
          <Fact key={id} label={label} isShown={isShown(profile)} />
        ))}
      </Grid>
      <Heading level={3} size="sm">
        Сервисы
      </Heading>
      <Services group={group} />
    </Stack>
  );
}

function Services({ group }: { group: AdminGroup }) {
  const query = useAdminServiceList(all, { query: { gcTime: 0 } });
  return (
    <Loaded query={query} failure="Не удалось загрузить сервисы">
      {(data) => (
        <Grid as="ul" minColumn="15rem" gap={2} aria-label="Сервисы">
          {data.content.map((service) => (
            <Fact
              key={service.uuid}
              label={service.disabled ? `${service.title} (выключен)` : service.title}
              isShown={isServiceShown(service, group)}
            />
          ))}
        </Grid>
      )}
    </Loaded>
  );
}

function Fact({ label, isShown }: { label: string; isShown: boolean }) {
  return (
    <Inline as="li">
      <Icon size="sm">{isShown ? <Check /> : <X />}</Icon>
      <Text tone={isShown ? 'text' : 'muted'}>
        {label}
        <VisuallyHidden>{isShown ? ': видит' : ': не видит'}</VisuallyHidden>
      </Text>
    </Inline>
  );
}
