import { expect, it, vi } from 'vitest'

const session = vi.hoisted((): { user: { id: number } | null } => ({ user: null }))
const readSummary = vi.hoisted(() => vi.fn(async () => ({ changes: [] })))

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/data/staff/queries', () => ({ findStaff: async () => session.user }))
vi.mock('@/data/documents/summary', () => ({ readSummary }))

const { documentSummary } = await import('./actions')

it('the summary of a document is read for the staff only', async () => {
  const document = { collection: 'homes', id: 7 } as const
  await expect(documentSummary(document)).rejects.toThrow('Only staff can do this')
  expect(readSummary).not.toHaveBeenCalled()
  session.user = { id: 1 }
  expect(await documentSummary(document)).toEqual({ changes: [] })
  expect(readSummary).toHaveBeenCalledExactlyOnceWith('homes', 7, session.user)
})
