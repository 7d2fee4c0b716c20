import type { PayloadRequest } from 'payload'
import { noteFileRequest } from '@/access/file-request'

/**
 * Lets a bucket's handler read the record of the file that is asked for: it looks the name up on
 * behalf of the visitor, who may load every picture and see no record.
 */
export function letBucketLookUp(req: PayloadRequest): undefined {
  noteFileRequest(req)
}
