import type { PayloadRequest } from 'payload'

const FILE_REQUEST = 'isFileRequest'

/** Marks a request for a file. Payload passes that information only to the first access check. */
export function noteFileRequest({ context }: PayloadRequest): void {
  context[FILE_REQUEST] = true
}

export const isFileRequest = ({ context }: PayloadRequest): boolean =>
  context[FILE_REQUEST] === true
