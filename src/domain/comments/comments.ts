import { isEditor } from '../accounts/roles'
import type { Role } from '../enums'

/** Maximum length of a comment on a document, in characters. */
export const COMMENT_MAX_LENGTH = 2000

interface Person {
  readonly id: number
  readonly name: string
}

/** A part of a comment: plain words, or the mention of a person with the `@`. */
export interface CommentPart {
  readonly text: string
  readonly isMention: boolean
}

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character)

/** The longest name that a text continues with after an `@`. */
function nameAt(text: string, at: number, names: readonly string[]): string | undefined {
  if (isWordCharacter(text[at - 1])) return undefined
  return names.find(
    (name) => text.startsWith(name, at + 1) && !isWordCharacter(text[at + 1 + name.length]),
  )
}

/** The parts of a comment. `@Ana Lee` mentions Ana Lee and not Ana. */
export function splitMentions(text: string, names: readonly string[]): CommentPart[] {
  const longestFirst = names.filter(Boolean).toSorted((a, b) => b.length - a.length)
  const parts: CommentPart[] = []
  let begin = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = nameAt(text, at, longestFirst)
    if (name === undefined) continue
    const end = at + 1 + name.length
    if (at > begin) parts.push({ text: text.slice(begin, at), isMention: false })
    parts.push({ text: text.slice(at, end), isMention: true })
    begin = end
  }
  if (begin < text.length) parts.push({ text: text.slice(begin), isMention: false })
  return parts
}

interface StaffMember extends Person {
  readonly role: Role
}

/** The author of a comment and the ids of those who wrote the document. */
interface Commented {
  readonly by: StaffMember
  readonly writers: readonly number[]
}

/**
 * The staff whom a person may mention: editors all staff, contributors the editors, the admins and the
 * writers of the document. Never themselves.
 */
export function mentionable<Member extends StaffMember>(
  { by, writers }: Commented,
  staff: readonly Member[],
): Member[] {
  const others = staff.filter(({ id }) => id !== by.id)
  if (isEditor(by.role)) return others
  return others.filter(({ id, role }) => isEditor(role) || writers.includes(id))
}

/** The staff who are told of a comment: those it mentions, and the writers of the document. */
export function commentRecipients<Member extends StaffMember>(
  text: string,
  commented: Commented,
  staff: readonly Member[],
): Member[] {
  const people = mentionable(commented, staff)
  const mentioned = new Set(
    splitMentions(
      text,
      people.map(({ name }) => name),
    ).flatMap((part) => (part.isMention ? [part.text.slice(1)] : [])),
  )
  return people.filter(({ id, name }) => mentioned.has(name) || commented.writers.includes(id))
}
