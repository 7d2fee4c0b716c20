import { SUBMISSION_BYTES } from '@/domain/submissions/read/sheet'
import { oneLine } from '@/domain/text/plain-text'

const MEGABYTE = 1024 * 1024

export const FILE_TOO_LARGE = `The file is over ${SUBMISSION_BYTES / MEGABYTE} MB. Remove pictures from it, or send it in parts.`

export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Whether it is the text of a pasted table, and no file. */
  readonly isPasted: boolean
}

/** Reads a file of a form, or returns a sentence that says why it cannot be used. */
export async function readUploadedFile(
  entry: FormDataEntryValue | null | undefined,
): Promise<UploadedFile | string> {
  if (!(entry instanceof Blob) || (entry.size === 0 && !entry.name)) return 'Choose a file.'
  if (entry.size === 0) return 'The file is empty.'
  if (entry.size > SUBMISSION_BYTES) return FILE_TOO_LARGE
  return {
    name: oneLine(entry.name || 'Submission', 120),
    bytes: new Uint8Array(await entry.arrayBuffer()),
    isPasted: false,
  }
}
