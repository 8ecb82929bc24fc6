/** The calls of the imports in both areas of the administration. */
import * as adminTransport from '#api/generated/calls/admin.ts';
import * as companyTransport from '#api/generated/calls/company.ts';
import {
  adminImportConfirm,
  adminImportList,
  adminImportRowList,
  adminOptionList,
} from '#api/generated/hooks/admin/admin.ts';
import {
  companyImportConfirm,
  companyImportList,
  companyImportRowList,
  companyOptionList,
} from '#api/generated/hooks/company/company.ts';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import type { ImportRequest } from '#api/generated/model/importRequest.ts';
import type { ImportRowStatus } from '#api/generated/model/importRowStatus.ts';
import { downloadTable } from '#platform/downloads.ts';

/** A list of people with what it is for. */
export interface ListToCheck {
  file: File;
  request: ImportRequest;
}

/** The generated caller would send the request as a text; the contract has it as JSON. */
function formOf({ file, request }: ListToCheck): FormData {
  const form = new FormData();
  form.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
  form.append('file', file, file.name);
  return form;
}

interface WantedRows {
  uuid: string;
  status?: ImportRowStatus[];
}

export const importCalls = {
  admin: {
    check: (list: ListToCheck) =>
      adminTransport.http<ImportCheck>('/admin/users/checkImport', { method: 'POST', body: formOf(list) }),
    confirm: adminImportConfirm,
    list: adminImportList,
    rows: adminImportRowList,
    options: adminOptionList,
    download: (query: WantedRows) => downloadTable('/admin/users/downloadListImportRow', query, 'Отказы'),
  },
  companyAdmin: {
    check: (list: ListToCheck) =>
      companyTransport.http<ImportCheck>('/user/company/users/checkImport', {
        method: 'POST',
        body: formOf(list),
      }),
    confirm: companyImportConfirm,
    list: companyImportList,
    rows: companyImportRowList,
    options: companyOptionList,
    download: (query: WantedRows) =>
      downloadTable('/user/company/users/downloadListImportRow', query, 'Отказы'),
  },
};
