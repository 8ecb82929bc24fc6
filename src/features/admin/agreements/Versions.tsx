import { useAdminAgreementVersionList } from '#api/generated/hooks/admin/admin.ts';
import type { AgreementVersion } from '#api/generated/model/agreementVersion.ts';
import { WordDiff } from '#features/trainer/index.ts';
import { formatNumber } from '#lib/numbers.ts';
import { Disclosure, Inline, Loaded, Stack, Text } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { StatusText } from '../kit/StatusText.tsx';
import { audienceText, sinceText, versionStatus } from '../words/agreement-words.ts';
import { AgreementPaper } from './AgreementTexts.tsx';

interface VersionsProps {
  id: number;
  /** True for an agreement of the guests. */
  isPlain: boolean;
}

/** All versions of an agreement, newest first, each with what it changed. */
export function Versions({ id, isPlain }: VersionsProps) {
  const query = useAdminAgreementVersionList({ id }, { query: { gcTime: 0 } });
  return (
    <Loaded query={query} failure="Не удалось загрузить версии">
      {(versions) => (
        <Stack as="ol" gap={6} aria-label="Версии">
          {versions.map((version, index) => (
            <li key={version.textVersion}>
              <Version version={version} before={versions[index + 1]} isPlain={isPlain} />
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

interface VersionProps {
  version: AgreementVersion;
  /** The version before; undefined for the first one. */
  before: AgreementVersion | undefined;
  isPlain: boolean;
}

function Version({ version, before, isPlain }: VersionProps) {
  const { textVersion, text, status, author, created, accepted, isMandatory } = version;
  const { label, tone } = versionStatus(status);
  return (
    <Stack gap={3}>
      <div>
        <Inline wrap>
          <Text weight="medium">{`Версия ${textVersion}`}</Text>
          <StatusText tone={tone}>{label}</StatusText>
        </Inline>
        <Text size="sm" tone="muted">
          {`${sinceText(version)}. ${isMandatory ? 'Обязательная' : 'Необязательная'}. ${audienceText(version)}. Приняли: ${formatNumber(accepted)}.`}
        </Text>
        {created !== null && (
          <Text size="sm" tone="muted">
            {author ?? 'Портал'}, <Moment value={created} />
          </Text>
        )}
      </div>
      {before && before.text !== text && <WordDiff before={before.text} after={text} />}
      {before && before.text === text && <Text tone="muted">Текст тот&nbsp;же.</Text>}
      <Disclosure title="Текст целиком">
        <AgreementPaper text={text} isPlain={isPlain} />
      </Disclosure>
    </Stack>
  );
}
