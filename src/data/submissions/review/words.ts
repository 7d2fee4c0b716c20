import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { fieldValue, place } from '@/contract/submissions/record'
import type { Refused } from '@/contract/submissions/results'
import type {
  RememberedWord,
  Word,
  WordAnswer,
  WordChoice,
  WordsView,
} from '@/contract/submissions/words'
import {
  readCommunityNames,
  readNamesOfCommunities,
  readPlanNames,
} from '@/database/submissions/names'
import { readBuilderId } from '@/database/submissions/submissions'
import {
  forgetWords,
  readUnknownNames,
  readUnknownWords,
  saveWords,
} from '@/database/submissions/words'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { valueText } from '@/domain/submissions/compare/value-text'
import type { FieldValue } from '@/domain/submissions/field-value'
import { type FieldId, getField, isFieldId } from '@/domain/submissions/fields'
import { targetLabel } from '@/domain/submissions/map/columns'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import {
  AS_PROPOSED,
  isName,
  listOptions,
  proposeName,
  SAYS_NOTHING,
  toChoice,
  toMeaning,
  Words,
  wordKey,
} from '@/domain/submissions/map/words'
import { placeText } from '@/domain/submissions/read/sheet'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { isRefused, lockSubmission, refused } from '../lock'
import { readingOptions } from '../reading-options'
import { knownWords } from './known-words'
import { recompare } from './recompare'

interface Guide {
  readonly options: ReadingOptions
  /** Names of the builder's listings in the guide. */
  readonly names: Readonly<Partial<Record<FieldId, readonly string[]>>>
}

async function readGuide(req: PayloadRequest, builder: number): Promise<Guide> {
  const connection = await getSession(req)
  return {
    options: await readingOptions(req),
    names: {
      'community.name': await readCommunityNames(connection, builder),
      'plan.name': await readPlanNames(connection, builder),
    },
  }
}

const toChoices = (names: readonly string[]): WordChoice[] =>
  [...new Set(names)].map((name) => ({ value: name, label: name }))

const nothing: WordChoice = { value: SAYS_NOTHING, label: 'Nothing, leave it as it is' }

/** The choices of a word, and the proposed one. `proposal`: of a price, day or count. */
function listChoices(
  field: FieldId,
  guide: Guide,
  proposal: FieldValue | null | undefined,
): readonly WordChoice[] {
  if (isName(field)) return toChoices(guide.names[field] ?? [])
  const options = listOptions(field, guide.options)
  if (options.length > 0) return [...options, nothing]
  if (proposal === undefined) return [nothing]
  const label = valueText(field, proposal, guide.options.lists) ?? 'Remove the value'
  return [{ value: AS_PROPOSED, label }, nothing]
}

const storedProposal = z.nullable(z.object({ value: z.nullable(fieldValue) }))

interface Found {
  readonly field: FieldId
  readonly text: string
  readonly rows: number
  readonly place: unknown
  readonly choices: readonly WordChoice[]
  readonly proposed: string | null
}

type FoundWord = Awaited<ReturnType<typeof readUnknownWords>>[number]

function toFound(word: FoundWord, guide: Guide): Found[] {
  const { field, text, rows, place, option } = word
  if (!isFieldId(field)) return []
  const { data } = storedProposal.safeParse(word.proposal ?? null)
  const choices = listChoices(field, guide, data?.value)
  const isList = getField(field).reading.as === 'several'
  const value = isList ? option : data?.value
  const isChoice = choices.some((choice) => choice.value === value)
  const proposed = isChoice && typeof value === 'string' ? value : null
  const isProposed = choices.some((choice) => choice.value === AS_PROPOSED)
  return [{ field, text, rows, place, choices, proposed: isProposed ? AS_PROPOSED : proposed }]
}

type FoundName = Awaited<ReturnType<typeof readUnknownNames>>[number]

function toFoundName(
  { candidates, ...found }: FoundName,
  guide: Guide,
  names: ReadonlyMap<number, string>,
): Found {
  const similar = candidates.flatMap((id) => names.get(id) ?? [])
  const own = guide.names[found.field] ?? []
  const proposed = similar[0] ?? proposeName(found.text, own)
  return { ...found, choices: toChoices([...similar, ...own]), proposed }
}

function toWord({ field, text, rows, place: found, choices, proposed }: Found): Word {
  const { data } = place.safeParse(found)
  return {
    field,
    label: targetLabel(field),
    text,
    rows,
    place: data ? placeText(data) : null,
    choices,
    choice: proposed,
  }
}

/** Lines of the panel. A word of one row is explained there. */
const LINES = 40
const isAsked = ({ field, rows, choices }: Word): boolean =>
  rows > 1 ||
  isName(field) ||
  choices.some(({ value }) => value !== AS_PROPOSED && value !== SAYS_NOTHING)

async function buildView(
  req: PayloadRequest,
  submission: number,
  builder: number,
): Promise<WordsView> {
  const connection = await getSession(req)
  const known = await knownWords(req, builder)
  const keys = known.map(({ field, text }) => ({ field, key: wordKey(text) }))
  const guide = await readGuide(req, builder)
  const names = await readUnknownNames(connection, submission, keys)
  const similar = await readNamesOfCommunities(
    connection,
    names.flatMap(({ candidates }) => candidates),
  )
  const words = new Words(known)
  const all = [
    ...names.map((name) => toFoundName(name, guide, similar)),
    ...(await readUnknownWords(connection, submission)).flatMap((word) => toFound(word, guide)),
  ].map(toWord)
  // A word for something that is gone, such as a renamed community, is asked again.
  const explained = all.flatMap((word) => {
    const meaning = words.meaning(word.field, word.text)
    const choice = meaning && toChoice(meaning)
    return word.choices.some(({ value }) => value === choice) && choice ? [{ ...word, choice }] : []
  })
  const done = new Set(explained.map(({ field, text }) => `${field} ${text}`))
  const open = all.filter(({ field, text }) => !done.has(`${field} ${text}`))
  const shown = open.filter(isAsked).slice(0, LINES)
  return { open: shown, explained, more: open.length - shown.length }
}

/** The words of a submission that were not understood, and those that are explained. */
export async function submissionWords(submission: number): Promise<WordsView> {
  const req = await createLocalReq({}, await payloadClient())
  const builder = await readBuilderId(await getSession(req), submission)
  if (builder === null) return { open: [], explained: [], more: 0 }
  return buildView(req, submission, builder)
}

const GONE = 'This word is gone. Reload the page.'

/** The answered word as it is written, or the sentence why the answer cannot be stored. */
function findAnswered(
  { field, text, choice }: WordAnswer,
  words: readonly Pick<Word, 'field' | 'text' | 'choices'>[],
): WordAnswer | string {
  const word = words.find((one) => one.field === field && wordKey(one.text) === wordKey(text))
  if (!word) return GONE
  const isPossible = choice === null || word.choices.some(({ value }) => value === choice)
  if (!isPossible) return `“${choice}” is not one of the choices any more. Choose another.`
  return { field, text: word.text, choice }
}

async function store(
  req: PayloadRequest,
  builder: number,
  answers: readonly WordAnswer[],
  user: Staff,
): Promise<void> {
  const connection = await getSession(req)
  const chosen = answers.flatMap(({ field, text, choice }) =>
    choice === null ? [] : [{ field, key: wordKey(text), text, meaning: toMeaning(field, choice) }],
  )
  const forgotten = answers
    .filter(({ choice }) => choice === null)
    .map(({ field, text }) => ({ field, key: wordKey(text) }))
  await saveWords(connection, { builder, by: user.name }, chosen)
  await forgetWords(connection, builder, forgotten)
}

/**
 * Remembers what words of a builder mean, and compares the rows that have them again. Returns the words
 * that are left.
 */
export async function explainWords(
  submission: number,
  answers: readonly WordAnswer[],
  user: Staff,
): Promise<WordsView | Refused> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, { states: ['review'] })
    if (isRefused(locked)) return locked
    const { open, explained } = await buildView(req, submission, locked.builder)
    const words = [...open, ...explained]
    const found = answers.map((answer) => findAnswered(answer, words))
    const problem = found.find((one) => typeof one === 'string')
    if (problem !== undefined) return refused(problem)
    const stored = found.filter((one) => typeof one !== 'string')
    await store(req, locked.builder, stored, user)
    await recompare(req, locked)
    return buildView(req, submission, locked.builder)
  })
}

/** The words that are remembered for a builder. */
export async function rememberedWords(builder: number): Promise<RememberedWord[]> {
  const req = await createLocalReq({}, await payloadClient())
  const guide = await readGuide(req, builder)
  const known = await knownWords(req, builder)
  return known.map(({ field, text, meaning, by, at }) => {
    const choice = toChoice(meaning)
    const choices = listChoices(field, guide, undefined)
    const isListed = choices.some(({ value }) => value === choice)
    const own = choice === AS_PROPOSED ? 'What is proposed' : choice
    return {
      field,
      label: targetLabel(field),
      text,
      choices: isListed ? choices : [{ value: choice, label: own }, ...choices],
      choice,
      by,
      at,
    }
  })
}

/** Changes or forgets words that are remembered for a builder. Submissions in review stay as they are. */
export async function changeRememberedWord(
  builder: number,
  answer: WordAnswer,
  user: Staff,
): Promise<RememberedWord[] | Refused> {
  const found = findAnswered(answer, await rememberedWords(builder))
  if (typeof found === 'string') return refused(found)
  const req = await createLocalReq({}, await payloadClient())
  await inTransaction(req, () => store(req, builder, [found], user))
  return rememberedWords(builder)
}
