import { getErrorCode, LaunchError } from '../console'

/** What the codes of errors of the file system mean. */
export const diskSentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota is used up.',
  EROFS: 'The file system is read-only.',
  EACCES: 'A file or folder may not be read or written.',
  EPERM: 'A file or folder may not be read or written.',
}

const sentences: Readonly<Record<string, string>> = {
  ...diskSentences,
  '53100': "The database's disk is full.",
  '42501': 'The database user has too few rights: it must own the tables of the guide.',
  '55P03': 'A table stayed in use.',
  '57P01': 'The database was shut down.',
  ECONNREFUSED: 'The database cannot be reached.',
  ECONNRESET: 'The connection to the database was lost.',
}

/** An error of a backup or a restore as a {@link LaunchError} with a sentence for the operator. */
export function explainFailure(error: unknown, what: string): LaunchError {
  if (error instanceof LaunchError) return new LaunchError(`${what} ${error.message}`)
  const message = error instanceof Error ? error.message : String(error)
  const sentence = /no identity matched/i.test(message)
    ? 'The secret key of BACKUP_IDENTITY does not belong to this backup.'
    : sentences[getErrorCode(error)]
  return new LaunchError([what, sentence, message].filter(Boolean).join(' '))
}
