import { type MistakeSubject, mistakeSubjects } from '../enums'

/** The document that a report is about. */
export interface Subject {
  readonly kind: MistakeSubject
  readonly id: number
}

/** The subject in the address of the form, such as `homes-12`. */
export const formatSubject = (kind: MistakeSubject, id: number | string): string => `${kind}-${id}`

/** Reads what `formatSubject` wrote, or returns `null`. */
export function parseSubject(text: string): Subject | null {
  const [, name, id] = /^([a-z-]{1,40})-(\d{1,9})$/.exec(text) ?? []
  const kind = mistakeSubjects.find(({ value }) => value === name)?.value
  return kind && id ? { kind, id: Number(id) } : null
}
