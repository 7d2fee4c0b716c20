import type { CollectionBeforeChangeHook } from 'payload'
import type { MistakeReport } from '@/payload-types'

/**
 * Records who answered and when, and that the visitor is told. A visitor is told once, and never while
 * the spam guard holds the report.
 */
export const recordAnswer: CollectionBeforeChangeHook<MistakeReport> = ({
  data,
  operation,
  originalDoc,
  req: { user },
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const { status, quarantined, email, toldAt } = { ...originalDoc, ...data }
  const isAnswered = status !== 'open'
  const now = new Date().toISOString()
  const answer = {
    answeredAt: isAnswered ? now : null,
    answeredBy: isAnswered ? (user?.id ?? null) : null,
  }
  const isTold = isAnswered && !quarantined && Boolean(email)
  return {
    ...data,
    ...(status === originalDoc.status ? {} : answer),
    toldAt: toldAt ?? (isTold ? now : null),
  }
}
