import type { PayloadRequest } from 'payload'

/** A text in the body of a request; empty if it is missing or no text. */
export function readText({ data }: PayloadRequest, name: string): string {
  const value: unknown = data?.[name]
  return typeof value === 'string' ? value : ''
}
