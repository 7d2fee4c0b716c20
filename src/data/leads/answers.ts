import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { payloadSecret } from '@/config/env'
import { saveLeadAnswer } from '@/database/lead-answers'
import { getValues, leadAnswers } from '@/domain/enums'
import {
  ANSWERS_MONTHS,
  type AnswerCounts,
  type AnswerRecord,
  getAnswerRecord,
  getNextAnswer,
} from '@/domain/leads/answers'
import { answerToken } from '@/jobs/lead-question/answer-token'
import { expireWithDay } from '../cache/depend-on'
import { payloadClient } from '../payload/payload-client'
import { queryPool } from '../sql/query-pool'

const answer = z.enum(getValues(leadAnswers))

const askedRow = z.object({
  id: z.string(),
  /** The recipient, as the form named it. */
  name: z.string(),
  answer: z.nullable(answer),
})
export type AskedRecipient = z.infer<typeof askedRow>

/** The recipient that a link asks about; `null` if the link is not valid or the lead was deleted. */
export async function findAsked(token: string, now = new Date()): Promise<AskedRecipient | null> {
  const read = await answerToken.read(payloadSecret(), token, now)
  if (read.state !== 'valid') return null
  const { lead, recipient } = read.claims
  const [row] = await queryPool(
    askedRow,
    sql`select r.id, r.name, r.answer from leads_recipients r
      where r._parent_id = ${lead} and r.id = ${recipient}`,
  )
  return row ?? null
}

const pressed = z.enum(['yes', ...getValues(leadAnswers)])

/** Stores what a buyer pressed on the page of the link. Anything else changes nothing. */
export async function saveAnswer(token: string, value: unknown): Promise<void> {
  const [asked, choice] = [await findAsked(token), pressed.safeParse(value)]
  if (!asked || !choice.success) return
  const next =
    choice.data === 'yes' || choice.data === 'not-yet'
      ? getNextAnswer(asked.answer, choice.data)
      : choice.data
  const payload = await payloadClient()
  await saveLeadAnswer(payload.db.drizzle, asked.id, next)
}

const recordRow = z.object({ builder: z.number(), answer, count: z.number() })

/**
 * The records of builders with enough answers, by the id of the builder. What a sales office answered
 * counts for the builder of the home or plan, or for the only builder of the community.
 */
export async function readAnswerRecords(
  builders?: readonly number[],
): Promise<ReadonlyMap<number, AnswerRecord>> {
  const isChosen = builders ? sql`builder = any(${sql.param(builders)})` : sql`builder is not null`
  const rows = await queryPool(
    recordRow,
    sql`
    with said as (
      select r.answer, coalesce(r.builder_id, h.builder_id, p.builder_id, (
        select min(o.builders_id) from communities_rels o
        where o.parent_id = l.community_id and o.path = 'builders'
        having count(*) = 1
      )) as builder
      from leads_recipients r
      join leads l on l.id = r._parent_id
      left join homes h on h.id = l.home_id
      left join floor_plans p on p.id = l.plan_id
      where r.answer is not null and l.quarantined is not true
        and l.created_at > now() - make_interval(months => ${ANSWERS_MONTHS})
    )
    select builder, answer, count(*)::int as count from said
    where ${isChosen}
    group by builder, answer`,
  )
  const counts = new Map<number, AnswerCounts>()
  for (const { builder, answer: said, count } of rows)
    counts.set(builder, { ...counts.get(builder), [said]: count })
  return new Map(
    [...counts].flatMap(([builder, own]) => {
      const record = getAnswerRecord(own)
      return record ? [[builder, record] as const] : []
    }),
  )
}

/** The record of a builder on its page, which is made again each day; `null` below ten answers. */
export async function readAnswerRecord(builder: string): Promise<AnswerRecord | null> {
  expireWithDay(new Date())
  const id = Number(builder)
  return (await readAnswerRecords([id])).get(id) ?? null
}
