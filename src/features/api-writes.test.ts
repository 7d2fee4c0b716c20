import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { FORM_CONSENT_HEADER } from '@/contract/leads/consent-header'
import type { LeadBody } from '@/contract/leads/lead'
import { ApiError } from '@/lib/api/client'
import { createQueryClient } from '@/lib/react/query-client'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'
import { cleanUpEventsMutation, deleteEventMutation, eventsQuery } from './events/api/events'
import { createLeadMutation } from './leads/api/create-lead'
import { subscribeMutation } from './newsletter/api/subscribe'

/** Responds to each call in sequence and repeats the last response. */
function respondWith(...responses: (() => Response)[]) {
  const rest = [...responses]
  const fetched = vi.fn<typeof fetch>(async () => {
    const next = rest.length > 1 ? rest.shift() : rest[0]
    return next?.() ?? Response.error()
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const json = (value: unknown, status = 200) => Response.json(value, { status })

const isOutOfDate = (client: QueryClient, ...queryKey: string[]) =>
  client.getQueryState(queryKey)?.isInvalidated

afterEach(() => vi.unstubAllGlobals())

describe('DELETE /api/events', () => {
  const client = () => {
    const made = createQueryClient()
    made.setQueryData(eventsQuery('all').queryKey, [])
    made.setQueryData(eventsQuery('upcoming').queryKey, [])
    return made
  }
  const remove = (of: QueryClient) => new MutationObserver(of, deleteEventMutation)
  const cleanUp = (of: QueryClient) => new MutationObserver(of, cleanUpEventsMutation)

  it('deletes an event and refetches the visible list before it completes', async () => {
    const fetched = respondWith(
      () => new Response(null, { status: 204 }),
      () => json([]),
    )
    const shownIn = client()
    new QueryObserver(shownIn, eventsQuery('all')).subscribe(() => {})
    await expect(remove(shownIn).mutate('7/8')).resolves.toBeUndefined()
    const [first, second, ...others] = fetched.mock.calls
    expect(first).toEqual([
      '/api/events/7%2F8',
      { method: 'DELETE', credentials: 'include', headers: {} },
    ])
    expect(second?.[0]).toBe('/api/events')
    expect(others).toEqual([])
    expect(isOutOfDate(shownIn, 'events', 'list', 'all', 'raise')).toBe(false)
    expect(isOutOfDate(shownIn, 'events', 'list', 'upcoming', 'raise')).toBe(true)
  })

  it('cleans up, returns the count and invalidates both lists', async () => {
    const fetched = respondWith(() => json({ deleted: 3 }))
    const kept = client()
    const cleaned = cleanUp(kept).mutate()
    expect(await cleaned).toEqual({ deleted: 3 })
    expectTypeOf(cleaned).resolves.toEqualTypeOf<{ deleted: number }>()
    expect(fetched.mock.calls).toEqual([
      ['/api/events/cleanup/expired', { method: 'DELETE', credentials: 'include', headers: {} }],
    ])
    expect(isOutOfDate(kept, 'events', 'list', 'all', 'raise')).toBe(true)
    expect(isOutOfDate(kept, 'events', 'list', 'upcoming', 'raise')).toBe(true)
  })

  it('fails with the response text, has a message for visitors and does not invalidate the lists', async () => {
    const fetched = respondWith(() => new Response('Sign in.', { status: 401 }))
    const kept = client()
    await expect(remove(kept).mutate('7')).rejects.toThrow(new ApiError(401, 'Sign in.'))
    await expect(cleanUp(kept).mutate()).rejects.toThrow(new ApiError(401, 'Sign in.'))
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(isOutOfDate(kept, 'events', 'list', 'all', 'raise')).toBe(false)
    expect(deleteEventMutation.meta.errorMessage).toBe('Failed to delete event')
    expect(cleanUpEventsMutation.meta.errorMessage).toBe('Failed to cleanup expired events')
  })

  it('fails when the cleanup response does not match the schema', async () => {
    respondWith(() => json({ deleted: 'many' }))
    await expect(cleanUp(client()).mutate()).rejects.toThrow(z.core.$ZodError)
  })
})

const tour: LeadBody = {
  name: 'Ana Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  message: 'Could we see the model home?',
  communityId: '1',
  source: 'tour-request',
}
const { communityId: _, ...person } = tour
const toBuilder: LeadBody = { ...person, builderId: '4', source: 'builder-contact' }
const contact: LeadBody = {
  firstName: 'Ana',
  lastName: 'Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  subject: 'Listing',
  message: 'How do I list a community?',
  source: 'contact-page',
  type: 'general-inquiry',
}

const getBody = (fetched: ReturnType<typeof respondWith>) =>
  JSON.parse(String(fetched.mock.lastCall?.[1]?.body))

describe('POST /api/leads', () => {
  const lead = (client = createQueryClient()) => new MutationObserver(client, createLeadMutation)
  const consent = 'Goes to Casa.'

  it.each([tour, toBuilder, contact])('sends the body of $source unchanged', async (body) => {
    const fetched = respondWith(() => json({ id: '318' }, 201))
    await expect(lead().mutate({ body, key: 'some-key', consent })).resolves.toEqual({ id: '318' })
    expect(fetched.mock.calls).toEqual([
      [
        '/api/leads',
        {
          method: 'POST',
          credentials: 'include',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': 'some-key',
            [FORM_CONSENT_HEADER]: 'Goes%20to%20Casa.',
          },
          body: JSON.stringify(body),
        },
      ],
    ])
  })

  it('invalidates leads only after a message of the contact page', async () => {
    respondWith(() => json({ id: '318' }, 201))
    const client = createQueryClient()
    client.setQueryData(['leads'], [])
    await lead(client).mutate({ body: tour, key: 'some-key', consent })
    expect(isOutOfDate(client, 'leads')).toBe(false)
    await lead(client).mutate({ body: contact, key: 'other-key', consent })
    expect(isOutOfDate(client, 'leads')).toBe(true)
  })

  it('waits for its token, sends it as a header and includes a filled-in honeypot in the body', async () => {
    const fetched = respondWith(() => json({ id: '318' }, 201))
    let hand: (token: string | null) => void = () => {}
    const token = () =>
      new Promise<string | null>((resolve) => {
        hand = resolve
      })
    const observer = lead()
    const sent = observer.mutate({ body: tour, key: 'some-key', consent, token, honeypot: 'Acme' })
    await vi.waitFor(() => expect(observer.getCurrentResult().isPending).toBe(true))
    expect(fetched).not.toHaveBeenCalled()
    hand('a-token')
    await sent
    expect(fetched.mock.lastCall?.[1]?.headers).toMatchObject({ [FORM_TOKEN_HEADER]: 'a-token' })
    expect(getBody(fetched)).toEqual({ ...tour, company: 'Acme' })
  })

  it('omits an unavailable token and an empty honeypot', async () => {
    const fetched = respondWith(() => json({ id: '318' }, 201))
    await lead().mutate({
      body: tour,
      key: 'some-key',
      consent,
      token: async () => null,
      honeypot: '',
    })
    expect(fetched.mock.lastCall?.[1]?.headers).not.toHaveProperty(FORM_TOKEN_HEADER)
    expect(getBody(fetched)).toEqual(tour)
  })

  it('does not retry: response error, invalid response, network error', async () => {
    const fetched = respondWith(
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
      () => json({ id: 318 }, 201),
      () => {
        throw new TypeError('Failed to fetch')
      },
    )
    const send = () => lead().mutate({ body: tour, key: 'some-key', consent })
    await expect(send()).rejects.toThrow(new ApiError(503, 'Service Unavailable'))
    await expect(send()).rejects.toThrow(z.core.$ZodError)
    await expect(send()).rejects.toThrow(new TypeError('Failed to fetch'))
    expect(fetched).toHaveBeenCalledTimes(3)
  })
})

describe('POST /api/newsletter/subscribe', () => {
  const fromHome = { email: 'ana@example.com', name: 'Ana', interest: 'move-up' } as const
  const fromPage = {
    firstName: 'Ana',
    lastName: 'Buyer',
    name: 'Ana Buyer',
    email: 'ana@example.com',
    zipCode: '78006',
    isRealtor: false,
    areasOfInterest: ['Boerne, TX', 'Other: Comfort'],
  }
  const subscription = (client = createQueryClient()) =>
    new MutationObserver(client, subscribeMutation)

  it.each([{ body: fromHome }, { body: fromPage }])('sends $body', async ({ body }) => {
    const fetched = respondWith(() => json({ subscribed: true }, 201))
    await expect(subscription().mutate({ body })).resolves.toEqual({ subscribed: true })
    expect(fetched.mock.calls).toEqual([
      [
        '/api/newsletter/subscribe',
        {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      ],
    ])
  })

  it('invalidates newsletter only after the form of the newsletter page', async () => {
    respondWith(() => json({ subscribed: true }, 201))
    const client = createQueryClient()
    client.setQueryData(['newsletter'], [])
    await subscription(client).mutate({ body: fromHome })
    expect(isOutOfDate(client, 'newsletter')).toBe(false)
    await subscription(client).mutate({ body: fromPage })
    expect(isOutOfDate(client, 'newsletter')).toBe(true)
  })

  it('sends token and honeypot like a lead', async () => {
    const fetched = respondWith(() => json({ subscribed: true }, 201))
    await subscription().mutate({ body: fromHome, token: async () => 'a-token', honeypot: 'Acme' })
    expect(fetched.mock.lastCall?.[1]?.headers).toMatchObject({ [FORM_TOKEN_HEADER]: 'a-token' })
    expect(getBody(fetched)).toEqual({ ...fromHome, company: 'Acme' })
  })

  it('does not retry: response error, invalid response', async () => {
    const fetched = respondWith(
      () => new Response('Slow down.', { status: 429 }),
      () => json({ subscribed: false }, 201),
    )
    const send = () => subscription().mutate({ body: fromHome })
    await expect(send()).rejects.toThrow(new ApiError(429, 'Slow down.'))
    await expect(send()).rejects.toThrow(z.core.$ZodError)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
