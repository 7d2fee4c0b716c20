/** Payload names a column by its field, in snake case. */
export const columnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Payload names a table by its collection. */
export const tableName = (collection: string): string => collection.replaceAll('-', '_')
