/**
 * How Node runs the preparation of a database. Lexical's build for Node awaits the import of its own
 * parts, and Node 20 now and then ends such a program before it has begun, without a word (exit
 * code 13); its build under the condition `production` has no such wait.
 */
export const preparation = [
  '--conditions=production',
  '--import',
  'tsx',
  'scripts/launch/prepare-database.ts',
] as const
