import { operation, readErrors } from '../operation'
import { schoolPins } from './school-pin'

export const mapSchools = operation({
  id: 'mapSchools',
  method: 'GET',
  isCached: true,
  path: '/api/schools.geojson',
  tag: 'Communities',
  summary: 'The schools of every published community with coordinates, as pins for a map',
  description:
    'GeoJSON (RFC 7946). Each school is listed once per level. Its location is approximate: up to 0.01 degrees from the first of its communities, and always the same for the same name.',
  response: {
    status: 200,
    description: 'The pins.',
    value: schoolPins,
    type: 'application/geo+json; charset=utf-8',
  },
  errors: readErrors,
  example: {
    response: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [-98.694053, 29.777264] },
          properties: {
            name: 'Cypress Weir Elementary',
            level: 'elementary',
            rating: 'A',
            communities: ['cibolo-ridge-preserve'],
          },
        },
      ],
    },
  },
})
