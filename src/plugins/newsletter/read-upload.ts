import type { PayloadRequest } from 'payload'
import { apiError } from '@/collections/api-error'
import { IMPORT_BYTES } from '@/contract/newsletter/newsletter-import'
import { decodeText } from '@/lib/text/decode-text'

const tooLarge = () => apiError('The file is over 2 MB; choose a smaller one', 413)

/** The file and the other parts of the multipart body. */
const BODY_BYTES = IMPORT_BYTES + 16 * 1024

interface Upload {
  readonly text: string
  readonly otherEncoding: string | null
  readonly source: string
  /** Whether to apply the import instead of only previewing it. */
  readonly apply: boolean
}

/**
 * Reads the form data (`file`, `source`, `apply`). Throws a 413 error before it reads a large body.
 */
export async function readUpload(req: PayloadRequest): Promise<Upload> {
  if (Number(req.headers.get('content-length') ?? 0) > BODY_BYTES) throw tooLarge()
  const form = await req.formData?.().catch(() => null)
  const file = form?.get('file')
  if (!form || !(file instanceof Blob)) throw apiError('Choose a CSV file')
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
