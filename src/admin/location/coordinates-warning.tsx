'use client'

import { MapPinOff } from 'lucide-react'
import { coordinatesProblem } from '@/domain/communities/coordinates-problem'
import { locateField } from '../form-fields/locate-field'
import { openField } from '../form-fields/open-field'
import { useFieldConfigs } from '../form-fields/use-field-configs'
import { useCoordinates } from './use-coordinates'
import './coordinates-warning.css'

/** The field to which the warning leads. */
const PATH = 'latitude'

/** Beside the buttons that save and publish: the warning does not block them. */
export function CoordinatesWarning() {
  const { latitude, longitude } = useCoordinates()
  const fields = useFieldConfigs()
  const problem = coordinatesProblem(latitude, longitude)
  if (!problem) return null
  return (
    <button
      type="button"
      className="coordinates-warning"
      title={problem.text}
      onClick={({ currentTarget }) => {
        const form = currentTarget.closest('form')
        const tab = locateField(fields, PATH)?.tab ?? null
        if (form) void openField(form, { path: PATH, tab })
      }}
    >
      <MapPinOff aria-hidden size={16} />
      {problem.label}
    </button>
  )
}
