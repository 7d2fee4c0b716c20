/**
 * Node arguments of programs that load Payload. Lexical's Node build awaits the import of its parts
 * at the top level. In Node 20 such a program sometimes exits before it starts, without a message
 * (exit code 13). Its `production` build has no top-level await.
 */
const withPayload = ['--conditions=production', '--import', 'tsx'] as const

export const preparation = [...withPayload, 'scripts/launch/prepare-database.ts'] as const

/** Saves the account of `npm run admin`. */
export const adminSaving = [...withPayload, 'scripts/launch/save-admin.ts'] as const
