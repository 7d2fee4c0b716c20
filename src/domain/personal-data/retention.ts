/** How many months personal data is stored, by default. The site settings have the times in force. */
export const retentionMonths = {
  submissions: 12,
  leads: 36,
  mistakeReports: 36,
  emails: 12,
  auditLog: 36,
} as const

export type Retained = keyof typeof retentionMonths

/**
 * The audit log has at least the changes of this many months, whatever the settings are. A trigger of
 * the database has the same number.
 */
export const AUDIT_MONTHS_MIN = 12
