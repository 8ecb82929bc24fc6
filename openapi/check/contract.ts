/** The contract as the kit reads it, in common with the portal's check of answers in development. */
export {
  type Caller,
  type Operation,
  type OperationId,
  operationOf,
  operations,
  type Parameter,
  resolved,
  type Schema,
} from '../../src/api/contract/contract.ts';
