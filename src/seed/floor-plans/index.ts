import type { Design } from '../content/homes/designs'
import { drawElevation } from './draw-elevation'
import { drawFloor } from './draw-floor'
import { floorsOf } from './geometry'

export interface Drawing {
  readonly filename: string
  readonly alt: string
  readonly svg: string
}

const floorNames = ['First floor', 'Second floor', 'Third floor'] as const

const size = ({ squareFeet }: Design) => `${squareFeet.toLocaleString('en-US')} square feet`

/** The floor plans of a design, the first floor first. */
export function floorDrawings(design: Design): Drawing[] {
  return floorsOf(design).map((floor, index) => {
    const label = floorNames[index] ?? ''
    const alt = `Floor plan of a house of ${size(design)}: ${label.toLowerCase()}`
    return {
      filename: `plan-${design.key}-${index + 1}.svg`,
      alt,
      svg: drawFloor(floor, { title: alt, label }),
    }
  })
}

const materialNames = {
  limestone: 'limestone',
  brick: 'brick',
  stucco: 'stucco',
  'board-and-batten': 'board and batten',
} as const

/** The front view of a design. */
export function elevationDrawing(design: Design): Drawing {
  const alt = `Drawing of a house of ${size(design)} in ${materialNames[design.material]}, seen from the street`
  return {
    filename: `elevation-${design.key}.svg`,
    alt,
    svg: drawElevation(design, alt),
  }
}
