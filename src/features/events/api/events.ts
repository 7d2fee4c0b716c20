import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, type OnUnauthorized } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'

const listKey = ['events', 'list'] as const

interface EventsOptions<Mode extends OnUnauthorized> {
  /** With `nothing`, the data is `null` when the user is not signed in. */
  onUnauthorized?: Mode
}

/** The events of a tab: upcoming, soonest first, or all. */
export function eventsQuery<Mode extends OnUnauthorized = 'raise'>(
  tab: 'upcoming' | 'all',
  { onUnauthorized }: EventsOptions<Mode> = {},
) {
  return withErrorMessage(
    'Failed to fetch events',
    queryOptions({
      queryKey: [...listKey, tab, onUnauthorized ?? 'raise'],
      queryFn: async ({ signal }) => {
        const { eventList } = await import('@/contract/events/event')
        return callApi(
          tab === 'upcoming' ? '/api/events?upcoming=true' : '/api/events',
          eventList,
          // The HTTP cache keeps the list for 30 seconds, which would show a deleted event.
          { signal, cache: 'no-cache', ...(onUnauthorized ? { onUnauthorized } : {}) },
        )
      },
    }),
  )
}

/**
 * Refetches both tabs: an active one immediately, the other one when it is shown. The mutation
 * itself does this, so that a view with its own `onSuccess` cannot override it and the mutation
 * stays pending until the list is up to date.
 */
const refreshLists = (client: QueryClient) => client.invalidateQueries({ queryKey: listKey })

/** Deletes an event by ID; requires a signed-in staff member. */
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

/** Deletes past events and returns their number; requires a signed-in staff member. */
export const cleanUpEventsMutation = withErrorMessage(
  'Failed to cleanup expired events',
  mutationOptions({
    mutationKey: ['events', 'cleanup'],
    mutationFn: async (_, { client }) => {
      const { cleanedUp } = await import('@/contract/events/event')
      const response = await callApi('/api/events/cleanup/expired', cleanedUp, { method: 'DELETE' })
      await refreshLists(client)
      return response
    },
  }),
)
