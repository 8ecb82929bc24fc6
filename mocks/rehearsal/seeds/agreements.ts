/** A further agreement, of one company, which some of its people have accepted; from the contract's examples. */

import { exampleOf } from '#mocks/contract/contract.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { Database, Schemas, StoredAgreementVersion } from '#mocks/store/database.ts';

/** Adds it once. */
export function seedFurtherAgreements(database: Database): void {
  seedOnce(database, 'agreements', (transaction) => {
    const { content } = exampleOf('adminAgreementList', 'two') as Schemas['AdminAgreementPage'];
    for (const {
      current,
      planned,
      accepted: _accepted,
      people: _people,
      status: _status,
      ...rest
    } of content) {
      const versions = [current, planned].flatMap((version): StoredAgreementVersion[] => {
        if (!version) return [];
        const { status, accepted, companies, audience, ...fields } = version;
        return [
          { ...fields, audience: audience ?? 'companies', companies: companies.map(({ value }) => value) },
        ];
      });
      transaction.put(database.agreementRecords, { ...rest, versions });
    }
    const answers = exampleOf('adminAgreementAcceptanceList', 'two') as Schemas['AgreementAcceptancePage'];
    for (const answer of answers.content)
      transaction.put(database.acceptances, {
        ...answer,
        agreementId: content[0]?.id ?? 0,
        place: answer.place ?? 'portal',
      });
  });
}
