import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, type OnUnauthorized } from '@/lib/api-client'
import { withErrorMessage } from './error-message'

const listKey = ['events', 'list'] as const

interface EventsOptions<Mode extends OnUnauthorized> {
  /** `nothing` makes the data `null` where nobody is signed in; `raise` without it. */
  onUnauthorized?: Mode
}

/** The events of a tab: those to come, soonest first, or all of them. */
export function eventsQuery<Mode extends OnUnauthorized = 'raise'>(
  tab: 'upcoming' | 'all',
  { onUnauthorized }: EventsOptions<Mode> = {},
) {
  return withErrorMessage(
    'Failed to fetch events',
    queryOptions({
      queryKey: [...listKey, tab, onUnauthorized ?? 'raise'],
      queryFn: async ({ signal }) => {
        const { eventList } = await import('@/contract/event')
        return callApi(
          tab === 'upcoming' ? '/api/events?upcoming=true' : '/api/events',
          eventList,
          // The browser may keep a list for half a minute; a deleted event would still be in it.
          { signal, cache: 'no-cache', ...(onUnauthorized ? { onUnauthorized } : {}) },
        )
      },
    }),
  )
}

/**
 * Both tabs are read again: at once where one is shown, otherwise when it is. It is part of the
 * write itself, so that a screen that brings its own `onSuccess` cannot lose it, and the write is
 * pending until the list is up to date.
 */
const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: listKey })

/** Deletes the event with this id; for signed-in staff. */
export const deleteEventMutation = withErrorMessage(
  'Failed to delete event',
  mutationOptions({
    mutationKey: ['events', 'delete'],
    mutationFn: async (id: string, { client }) => {
      await callApi(`/api/events/${encodeURIComponent(id)}`, null, { method: 'DELETE' })
      await refreshLists(client)
    },
  }),
)

/** Deletes the events that are over and says how many there were; for signed-in staff. */
export const cleanUpEventsMutation = withErrorMessage(
  'Failed to cleanup expired events',
  mutationOptions({
    mutationKey: ['events', 'cleanup'],
    mutationFn: async (_, { client }) => {
      const { cleanedUp } = await import('@/contract/event')
      const answer = await callApi('/api/events/cleanup/expired', cleanedUp, { method: 'DELETE' })
      await refreshLists(client)
      return answer
    },
  }),
)
