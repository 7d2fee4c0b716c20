import type { PayloadRequest } from 'payload'
import type { StoredPersonalData } from '@/contract/personal-data/person-erasure'
import { eraseInTexts } from '@/database/personal-data/erase-in-texts'
import { searchedTables } from '@/database/personal-data/searched-tables'
import { failUnread } from '@/database/submissions/fail-unread'
import {
  deleteFiles,
  listFiles,
  readSearchedFile,
  type SearchedFile,
} from '@/database/submissions/files'
import { getSession } from '@/database/transactions/session'
import { detectFormat } from '@/lib/submissions/detect-format'
import { isInFile } from '@/lib/submissions/search-file'
import { runTask, TooMuchWork } from '@/lib/submissions/thread/run-task'
import type { Person } from './person'

const FILE_ERASED =
  'The file contained the data of a person who asked to be erased, so it was deleted. Ask the builder to send it again without that person.'

/** Whether a file mentions the pattern. A file that takes too long to search was not read either. */
async function mentions({ text, bytes }: SearchedFile, pattern: RegExp) {
  if (pattern.test(text) || isInFile(bytes, pattern)) return true
  if (detectFormat(bytes).is !== 'pdf') return false
  return runTask('searchPdf', { bytes, pattern }).catch((error: unknown) => {
    if (error instanceof TooMuchWork) return false
    throw error
  })
}

/**
 * Deletes submitted files that mention the address. A file cannot be changed and stay what the builder
 * sent. A submission that was not read yet has nothing else, so its reading ends.
 */
async function eraseFiles(req: PayloadRequest, { address }: Person): Promise<number> {
  const connection = await getSession(req)
  const pattern = new RegExp(address, 'i')
  const found: number[] = []
  for (const id of await listFiles(connection)) {
    const file = await readSearchedFile(connection, id)
    if (file && (await mentions(file, pattern))) found.push(id)
  }
  // A job that is reading such a file stores nothing once its submission has another status.
  await failUnread(req, found, FILE_ERASED)
  return deleteFiles(connection, found)
}

/**
 * Erases a person from what builders sent: the words in the rows of submissions, whole files. In rows
 * that mention the address, the person's names and phone numbers are erased too.
 */
export async function eraseFromSubmissions(
  req: PayloadRequest,
  person: Person,
): Promise<Pick<StoredPersonalData, 'submissions' | 'files'>> {
  const files = await eraseFiles(req, person)
  const changed = new Set<number>()
  for (const table of await searchedTables(req)) {
    if (!/^submission(s|_records|_decisions|_changes)$/.test(table.name)) continue
    for (const id of await eraseInTexts(req, table, person)) changed.add(id)
  }
  return { files, submissions: changed.size }
}
