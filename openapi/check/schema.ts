/** Values against schemas, in common with the portal's check of answers in development. */
export { fits, partsOf, propertiesOf } from '../../src/api/contract/schema.ts';
