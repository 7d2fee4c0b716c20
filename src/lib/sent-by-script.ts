/**
 * What a form takes that only a script can send. Until it runs, or where none does, a press of the
 * button leaves what was typed in its fields: nothing goes into the address or a log.
 */
export const sentByScript = { method: 'dialog', noValidate: true } as const
