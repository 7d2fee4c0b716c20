import { expect, it, vi } from 'vitest'
import { explainLost } from './explain-lost'

const lost = new TypeError('Failed to fetch')
const aborted = new DOMException('aborted', 'AbortError')

it.each([
  ['/cms/api/builders/1', 'PATCH'],
  ['/cms/api/blog-posts?depth=0&draft=true', 'POST'],
  ['/cms/api/globals/site-settings', 'POST'],
])(
  'a save at %s that did not reach the server says what happened to the changes',
  async (url, method) => {
    const send = explainLost(vi.fn(() => Promise.reject(lost)))
    await expect(send(url, { method })).rejects.toThrow(
      'No connection. Your changes are still in this form.',
    )
  },
)

it.each([
  ['a read', '/cms/api/builders/1', { method: 'GET' }, lost],
  ['a read without a method', '/cms/api/builders/1', undefined, lost],
  ['a sign-in', '/cms/api/users/login', { method: 'POST' }, lost],
  ['a deletion', '/cms/api/builders/1', { method: 'DELETE' }, lost],
  ['another request', '/admin/search', { method: 'POST' }, lost],
  ['a save that was canceled', '/cms/api/builders/1', { method: 'PATCH' }, aborted],
])('%s fails as it did', async (_, url, init, error) => {
  await expect(explainLost(vi.fn(() => Promise.reject(error)))(url, init)).rejects.toBe(error)
})

it('a response is returned as it is', async () => {
  const response = new Response('ok')
  expect(await explainLost(vi.fn(() => Promise.resolve(response)))('/cms/api/x')).toBe(response)
})

it('a save is told whether it reached the server', async () => {
  const save = { lost: vi.fn(), reached: vi.fn() }
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(lost).mockResolvedValue(new Response())
  const wrapped = explainLost(send, () => save)
  const url = '/cms/api/builders/1'
  await expect(wrapped(url, { method: 'PATCH' })).rejects.toThrow()
  expect([save.lost, save.reached].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await wrapped(url, { method: 'GET' })
  expect(save.reached).not.toHaveBeenCalled()
  await wrapped(url, { method: 'PATCH' })
  expect(save.reached).toHaveBeenCalledOnce()
})
