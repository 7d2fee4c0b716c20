'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { LatLng } from '@/domain/map/map-view'

const toNumber = (value: unknown) => (typeof value === 'number' ? value : null)

interface Coordinates {
  readonly latitude: number | null
  readonly longitude: number | null
  /** The location of the pin; `null` unless both numbers are known. */
  readonly pin: LatLng | null
  place: (location: LatLng) => void
}

/** The coordinates of the form: the same values that the number fields show. */
export function useCoordinates(): Coordinates {
  const { dispatchFields, setModified } = useForm()
  const latitude = useFormFields(([fields]) => toNumber(fields.latitude?.value))
  const longitude = useFormFields(([fields]) => toNumber(fields.longitude?.value))
  return {
    latitude,
    longitude,
    pin: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    place({ lat, lng }) {
      dispatchFields({ type: 'UPDATE', path: 'latitude', value: lat, valid: true })
      dispatchFields({ type: 'UPDATE', path: 'longitude', value: lng, valid: true })
      setModified(true)
    },
  }
}
