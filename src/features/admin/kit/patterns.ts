/** Patterns of the keys in the contract, which the values of an address are checked by (ADM-09). */

export const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** At most 15 digits: more would not be a safe integer. */
export const userIdPattern = /^[1-9]\d{0,14}$/;
export const tariffIdPattern = /^[1-9]\d{0,5}$/;
export const groupNamePattern = /^[A-Za-z]\w{0,99}$/;
/** The `value` of a tile. */
export const servicePattern = /^[A-Za-z]\w{0,39}$/;
