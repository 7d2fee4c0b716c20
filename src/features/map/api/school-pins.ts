import { queryOptions } from '@tanstack/react-query'
import { callApi } from '@/lib/api/client'
import { withErrorMessage } from '@/lib/api/error-message'

// Imported on demand: only needed when schools are shown.
const schemas = () => import('@/contract/schools/school-pin')

/** The schools of all communities with their approximate positions. */
export const schoolPinsQuery = withErrorMessage(
  'Failed to fetch schools',
  queryOptions({
    queryKey: ['communities', 'schools'],
    queryFn: async ({ signal }) => {
      const { schoolPins } = await schemas()
      const { features } = await callApi('/api/schools.geojson', schoolPins, { signal })
      return features.map(({ geometry, properties }) => {
        const [lng, lat] = geometry.coordinates
        return { ...properties, at: { lat, lng } }
      })
    },
  }),
)
