import type { PayloadRequest } from 'payload'
import { noteFileRequest } from '@/access/file-request'

/**
 * Lets the S3 handler read the document of a requested file. It looks up the name as the visitor,
 * who may load every image but may not read documents.
 */
export function allowS3Lookup(req: PayloadRequest): undefined {
  noteFileRequest(req)
}
