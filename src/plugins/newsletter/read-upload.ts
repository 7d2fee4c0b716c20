import { APIError, type PayloadRequest } from 'payload'
import { IMPORT_BYTES } from '@/contract/newsletter-import'
import { decodeText } from '@/lib/decode-text'

/** What goes wrong is said to whoever sends the file; without data, Payload keeps it to itself. */
export function refuseFile(message: string, status = 400): APIError {
  return new APIError(message, status, { file: false }, true)
}

const tooLarge = () => refuseFile('The file is too large: 2 MB at most', 413)

/** The form beside the file takes some room as well. */
const BODY_BYTES = IMPORT_BYTES + 16 * 1024

interface Upload {
  readonly text: string
  readonly otherEncoding: string | null
  readonly source: string
  /** Whether it is to be done, and not only shown. */
  readonly apply: boolean
}

/** The file of a form (`file`, `source`, `apply`). Throws 413 before a large body is read. */
export async function readUpload(req: PayloadRequest): Promise<Upload> {
  if (Number(req.headers.get('content-length') ?? 0) > BODY_BYTES) throw tooLarge()
  const form = await req.formData?.().catch(() => null)
  const file = form?.get('file')
  if (!form || !(file instanceof Blob)) throw refuseFile('Choose a CSV file')
  if (file.size > IMPORT_BYTES) throw tooLarge()
  const { text, otherEncoding } = decodeText(new Uint8Array(await file.arrayBuffer()))
  const source = form.get('source')
  return {
    text,
    otherEncoding,
    source: typeof source === 'string' ? source : '',
    apply: form.get('apply') === 'yes',
  }
}
