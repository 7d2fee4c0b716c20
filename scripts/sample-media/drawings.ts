import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Design, designs } from '@/seed/content/homes/designs'
import { EXTERIORS, elevationFile, floorFiles } from '@/seed/content/homes/drawings'
import { seedFolder } from '@/seed/seed-folder'
import { drawElevation } from './elevations/draw-elevation'
import { describeExterior, getExteriors } from './elevations/exteriors'
import { drawFloor } from './floor-plans/draw-floor'
import { getFloors } from './floor-plans/geometry'

/** The folder of the drawings and of the list of their alt texts. */
export const drawingsFolder = path.join(seedFolder, 'drawings')

export interface Drawing {
  readonly file: string
  readonly alt: string
  readonly svg: string
}

const floorNames = ['First floor', 'Second floor', 'Third floor'] as const

/** The floor plans of a design, the first floor first. */
export function drawFloors(design: Design): Drawing[] {
  const floors = getFloors(design)
  return floorFiles(design).map((file, index) => {
    const floor = floors[index]
    const label = floorNames[index]
    if (!floor || !label) throw new Error(`No floor for ${file}`)
    const size = design.squareFeet.toLocaleString('en-US')
    const alt = `Floor plan of a house of ${size} square feet: ${label.toLowerCase()}`
    return { file, alt, svg: drawFloor(floor, { title: alt, label }) }
  })
}

/** The front of a design in each of its exteriors. */
export const drawElevations = (design: Design): Drawing[] =>
  getExteriors(design, EXTERIORS).map((exterior, index) => {
    const file = elevationFile(design, index)
    return {
      file,
      alt: describeExterior(design, exterior),
      svg: drawElevation(design, exterior, file),
    }
  })

/** All drawings, and the list of their alt texts, by the names of their files. */
export function drawAll(): ReadonlyMap<string, string> {
  const drawings = designs.flatMap((design) => [...drawFloors(design), ...drawElevations(design)])
  const lines = drawings.map(({ file, alt }) => `  ${JSON.stringify({ file, alt })}`)
  return new Map([
    ...drawings.map(({ file, svg }) => [file, svg] as const),
    ['index.json', `[\n${lines.join(',\n')}\n]\n`],
  ])
}

export const readDrawing = (file: string): string =>
  readFileSync(path.join(drawingsFolder, file), 'utf8')
