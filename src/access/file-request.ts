import type { PayloadRequest } from 'payload'

const FILE_REQUEST = 'isFileRequest'

/** Notes that a request asks for a file, which Payload tells the first access check alone. */
export function noteFileRequest({ context }: PayloadRequest): void {
  context[FILE_REQUEST] = true
}

export const isFileRequest = ({ context }: PayloadRequest): boolean =>
  context[FILE_REQUEST] === true
