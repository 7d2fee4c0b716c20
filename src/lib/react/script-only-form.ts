/**
 * Attributes of a form that only a script can send. Without the script, submitting does nothing:
 * the values stay in the fields and do not appear in the URL or a log.
 */
export const scriptOnlyForm = { method: 'dialog', noValidate: true } as const
