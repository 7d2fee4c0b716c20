import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cleanSvg } from '@/collections/Media/clean-svg'
import { designs, families } from '@/seed/content/homes/designs'
import { drawAll, drawElevations, drawFloors, drawingsFolder, readDrawing } from './drawings'

const drawn = drawAll()
const drawings = [...drawn].filter(([file]) => file.endsWith('.svg'))

it('the committed drawings are those that `npm run generate:drawings` writes', () => {
  expect(readdirSync(drawingsFolder).toSorted()).toEqual([...drawn.keys()].toSorted())
  const stale = [...drawn].filter(([file, text]) => readDrawing(file) !== text)
  expect(stale.map(([file]) => file)).toEqual([])
})

it('the drawings are small, and each is another picture', () => {
  const large = drawings.filter(([, svg]) => Buffer.byteLength(svg) > 20 * 1024)
  expect(large.map(([file]) => file)).toEqual([])
  expect(drawings.filter(([, svg]) => /NaN|undefined|Infinity/.test(svg))).toEqual([])
  const pictures = drawings.map(([, svg]) => svg.replace(/<title>.*<\/title>/, ''))
  expect(new Set(pictures).size).toBe(drawings.length)
  for (const design of designs) {
    const elevations = drawElevations(design)
    expect(new Set(elevations.map(({ alt }) => alt)).size).toBe(elevations.length)
  }
})

it.each(Object.keys(families))(
  'the drawings of a %s lose nothing when uploads are cleaned',
  async (family) => {
    const design = designs.find((candidate) => candidate.family === family)
    if (!design) throw new Error(`no design of ${family}`)
    const parts = (svg: string) => svg.match(/<[a-z]|url\(#|href="#/gi)?.length
    for (const { file, svg } of [...drawFloors(design), ...drawElevations(design)]) {
      const cleaned = await cleanSvg(svg)
      if (!('svg' in cleaned)) throw new Error(`${file}: ${cleaned.problem}`)
      expect([file, parts(cleaned.svg)]).toEqual([file, parts(svg)])
    }
  },
)
