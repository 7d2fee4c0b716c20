import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, getQueryClient } from './query-client'

const day = 24 * 60 * 60 * 1000

/** A mounted client, as in a page. */
function aClient() {
  const client = createQueryClient()
  client.mount()
  return client
}

/** Subscribes to a query like a view, and returns the observer and the unsubscribe function. */
function show(client: ReturnType<typeof aClient>, options: QueryObserverOptions) {
  const observer = new QueryObserver(client, options)
  return { observer, leave: observer.subscribe(() => {}) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

describe('createQueryClient', () => {
  it('fetches once: not again on mount, focus, reconnect or after time', async () => {
    const client = aClient()
    const queryFn = vi.fn(async () => 'read')
    const { leave } = show(client, { queryKey: ['x'], queryFn })
    await vi.advanceTimersByTimeAsync(0)
    expect(queryFn).toHaveBeenCalledOnce()

    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(day)
    const { observer } = show(client, { queryKey: ['x'], queryFn })
    await vi.advanceTimersByTimeAsync(day)
    expect(queryFn).toHaveBeenCalledOnce()
    expect(observer.getCurrentResult()).toMatchObject({ data: 'read', isStale: false })
    leave()
  })

  it('does not fetch data that is in the page', async () => {
    const client = aClient()
    const queryFn = vi.fn(async () => 'read')
    client.setQueryData(['x'], 'brought')
    const { observer } = show(client, { queryKey: ['x'], queryFn })
    await vi.advanceTimersByTimeAsync(day)
    expect(queryFn).not.toHaveBeenCalled()
    expect(observer.getCurrentResult()).toMatchObject({ data: 'brought', isStale: false })
  })

  it('does not read the current time, which fails during prerendering', () => {
    const client = createQueryClient()
    client.setQueryData(['x'], 'brought')
    const now = vi.spyOn(Date, 'now')
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: async () => 'read' })
    expect(observer.getCurrentResult().data).toBe('brought')
    expect(now).not.toHaveBeenCalled()
  })

  it('retries neither queries nor mutations', async () => {
    const client = aClient()
    const failing = vi.fn(() => Promise.reject(new Error('503: down')))
    const { observer } = show(client, { queryKey: ['x'], queryFn: failing })
    await vi.advanceTimersByTimeAsync(day)
    expect(observer.getCurrentResult().error).toEqual(new Error('503: down'))
    expect(failing).toHaveBeenCalledOnce()

    const write = new MutationObserver(client, { mutationFn: failing })
    await expect(write.mutate()).rejects.toThrow('503: down')
    await vi.advanceTimersByTimeAsync(day)
    expect(failing).toHaveBeenCalledTimes(2)
  })

  it('fails immediately while the browser is offline', async () => {
    onlineManager.setOnline(false)
    const client = aClient()
    const failing = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(client.query({ queryKey: ['x'], queryFn: failing })).rejects.toThrow('fetch')
    const write = new MutationObserver(client, { mutationFn: failing })
    await expect(write.mutate()).rejects.toThrow('fetch')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(day)
    expect(failing).toHaveBeenCalledTimes(2)
  })

  it('refetches once after a mutation invalidates a query', async () => {
    const client = aClient()
    const queryFn = vi.fn(async () => 'read')
    const shown = show(client, { queryKey: ['x', 'shown'], queryFn })
    const left = show(client, { queryKey: ['x', 'left'], queryFn })
    await vi.advanceTimersByTimeAsync(0)
    left.leave()
    expect(queryFn).toHaveBeenCalledTimes(2)

    await client.invalidateQueries({ queryKey: ['x'] })
    expect(queryFn).toHaveBeenCalledTimes(3)
    expect(shown.observer.getCurrentResult().isStale).toBe(false)
    show(client, { queryKey: ['x', 'left'], queryFn })
    await vi.advanceTimersByTimeAsync(day)
    expect(queryFn).toHaveBeenCalledTimes(4)
  })
})

describe('getQueryClient', () => {
  it('gives every render on the server its own client, so that visitors share no data', () => {
    expect(getQueryClient()).not.toBe(getQueryClient())
  })

  it('gives a browser tab one client, so that data survives route changes', () => {
    vi.stubGlobal('window', {})
    expect(getQueryClient()).toBe(getQueryClient())
    vi.unstubAllGlobals()
  })
})
