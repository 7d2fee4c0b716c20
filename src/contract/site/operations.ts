import { z } from 'zod/mini'
import { operation, readErrors } from '../operation'
import { stats } from './stats'

export const getStats = operation({
  id: 'getStats',
  method: 'GET',
  isCached: true,
  path: '/api/stats',
  tag: 'Guide',
  summary: 'The guide by the numbers',
  description: 'Counts of published content; homes and floor plans are totals across communities.',
  response: { status: 200, description: 'The totals.', value: stats },
  errors: readErrors,
  example: {
    response: {
      totalCommunities: 63,
      totalBuilders: 38,
      totalAvailableHomes: 6154,
      totalFloorPlans: 693,
    },
  },
})

export const live = z.object({ status: z.literal('live') })

export const isLive = operation({
  id: 'isLive',
  method: 'GET',
  path: '/api/health/live',
  tag: 'Operations',
  summary: 'Whether the server answers',
  response: { status: 200, description: 'The server answers.', value: live },
  // Liveness probes are not rate-limited, and this one does not query the database.
  errors: [],
  example: { response: { status: 'live' } },
})

export const ready = z.object({ status: z.literal('ready') })

export const isReady = operation({
  id: 'isReady',
  method: 'GET',
  path: '/api/health/ready',
  tag: 'Operations',
  summary: 'Whether the server is ready for requests: database, disk and change notifications',
  response: { status: 200, description: 'The server is ready.', value: ready },
  errors: [503],
  example: { response: { status: 'ready' } },
})

export const openApi = z.looseObject({ openapi: z.string() })

export const getOpenApi = operation({
  id: 'getOpenApi',
  method: 'GET',
  isCached: true,
  path: '/api/openapi.json',
  tag: 'Operations',
  summary: 'This API as an OpenAPI 3.1 document',
  response: { status: 200, description: 'The document.', value: openApi },
  errors: [429],
  example: { response: { openapi: '3.1.1' } },
})
