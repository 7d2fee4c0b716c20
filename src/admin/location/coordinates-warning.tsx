'use client'

import { MapPinOff } from 'lucide-react'
import { coordinatesProblem } from '@/domain/communities/coordinates-problem'
import { useCoordinates } from './use-coordinates'
import './coordinates-warning.css'

/** Beside the buttons that save and publish: the warning does not block them. */
export function CoordinatesWarning() {
  const { latitude, longitude } = useCoordinates()
  const problem = coordinatesProblem(latitude, longitude)
  if (!problem) return null
  return (
    <a href="#location-map" className="coordinates-warning" title={problem.text}>
      <MapPinOff aria-hidden size={16} />
      {problem.label}
    </a>
  )
}
