import type { LicensePart, LicensedPackageResolvers, QueryResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import type { LicensedPackageRecord } from '../../graph/upstream/rest/customers/customers.ts';
import { readLicenseManifest } from '../../graph/upstream/rest/customers/licenses.ts';
import { matching, sorted } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';

const keys = { name: (row: LicensedPackageRecord) => row.package };
const NAMES = { WEB: 'web', SERVER: 'server' } as const satisfies Record<LicensePart, string>;

/** A package that the product is made of: fields that differ from the record. */
export const LicensedPackage = {
  ...renamed({ name: 'package', license: 'licence' }),
} satisfies LicensedPackageResolvers;

/** The license manifests: 1 call each (C-044), for their list and for one text of it. */
export const licenseQueries = {
  licenseManifest: async (_root, args, { rest, pageMax }) => {
    const rows = matching(await readLicenseManifest(rest, NAMES[args.part]), args.filter, keys.name);
    return connectionFromArray(sorted(rows, args.sort, keys), args, pageMax);
  },
  licenseText: async (_root, { part, name, version }, { rest }) => {
    const rows = await readLicenseManifest(rest, NAMES[part]);
    return rows.find((row) => row.package === name && row.version === version)?.text ?? null;
  },
} satisfies QueryResolvers;
