import 'server-only'
import { readUploadedFile, type UploadedFile } from './uploaded-file'

/** The uploaded file of a form, else its pasted table; a sentence if there is neither. */
export async function submittedFile(
  entry: FormDataEntryValue | null,
  table: string,
): Promise<UploadedFile | string> {
  const hasFile = entry instanceof Blob && (entry.size > 0 || entry.name !== '')
  if (hasFile) return readUploadedFile(entry)
  if (table.trim() === '') return 'Choose a file, or paste a table.'
  const bytes = new TextEncoder().encode(table)
  return { name: 'Pasted table.txt', bytes, isPasted: true }
}
