/**
 * How Node runs programs that load Payload. Lexical's build for Node awaits the import of its own
 * parts, and Node 20 now and then ends such a program before it has begun, without a word (exit
 * code 13); its build under the condition `production` has no such wait.
 */
const withPayload = ['--conditions=production', '--import', 'tsx'] as const

export const preparation = [...withPayload, 'scripts/launch/prepare-database.ts'] as const

/** Saves the account that `npm run admin` asked for. */
export const adminSaving = [...withPayload, 'scripts/launch/save-admin.ts'] as const
