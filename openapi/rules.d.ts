/** The closed list of verbs with which an operationId ends. */
export const VERBS: readonly string[];
