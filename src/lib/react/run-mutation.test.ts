import { expect, it, vi } from 'vitest'
import { runMutation } from './run-mutation'

it('runMutation passes the variables and the client, and resolves to the result', async () => {
  const mutationFn = vi.fn(async (name: string) => `sent ${name}`)
  await expect(runMutation({ mutationFn }, 'a lead')).resolves.toBe('sent a lead')
  expect(mutationFn).toHaveBeenCalledExactlyOnceWith(
    'a lead',
    expect.objectContaining({ client: expect.anything() }),
  )
})

it('runMutation rejects once with the error of the call, without a retry', async () => {
  const mutationFn = vi.fn(() => Promise.reject(new Error('503')))
  await expect(runMutation({ mutationFn }, null)).rejects.toThrow('503')
  expect(mutationFn).toHaveBeenCalledOnce()
})
