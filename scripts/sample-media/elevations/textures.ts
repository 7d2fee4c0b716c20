import { element } from '../svg'
import type { Cladding, Exterior, Roofing, Wall } from './exteriors'
import { type Hour, inLight, mix } from './hours'

/** Lines and patches of a texture. `width` and `height` are those of its tile. */
interface Texture {
  readonly width: number
  readonly height: number
  /** Lighter and darker stones, boards or shingles. */
  readonly light: string
  readonly dark: string
  readonly joints: string
  /** How far the joints are from the color of the wall. */
  readonly depth: number
  readonly jointWidth: number
}

const claddings: Readonly<Record<Cladding, Texture>> = {
  limestone: {
    width: 66,
    height: 44,
    light: 'M0 0h18v9H0zM40 9h26v13H40zM14 22h21v10H14zM46 32h20v12H46z',
    dark: 'M18 0h22v9H18zM0 9h16v13H0zM35 22h14v10H35zM0 32h24v12H0z',
    joints:
      'M0 9h66M0 22h66M0 32h66M0 44h66M18 0v9M40 0v9M16 9v13M40 9v13M14 22v10M35 22v10M49 22v10M24 32v12M46 32v12',
    depth: 0.2,
    jointWidth: 0.9,
  },
  brick: {
    width: 36,
    height: 20,
    light: 'M0 0h12v5H0zM18 10h12v5H18zM6 15h12v5H6z',
    dark: 'M24 0h12v5H24zM6 5h12v5H6zM0 10h6v5H0zM30 15h6v5H30z',
    joints:
      'M0 5h36M0 10h36M0 15h36M0 20h36M12 0v5M24 0v5M6 5v5M18 5v5M30 5v5M12 10v5M24 10v5M6 15v5M18 15v5M30 15v5',
    depth: 0.2,
    jointWidth: 0.7,
  },
  'board-and-batten': {
    width: 13,
    height: 60,
    light: 'M1 0h2v60H1z',
    dark: 'M3 0h1.4v60H3z',
    joints: '',
    depth: 0,
    jointWidth: 0,
  },
  siding: {
    width: 60,
    height: 7,
    light: 'M0 .6h60v1H0z',
    dark: 'M0 5.6h60V7H0z',
    joints: '',
    depth: 0,
    jointWidth: 0,
  },
  stucco: {
    width: 70,
    height: 56,
    light: 'M4 6h17v2H4zM38 20h24v2H38zM12 34h20v2H12zM50 46h14v2H50z',
    dark: 'M30 9h12v1.6H30zM8 22h16v1.6H8zM46 32h17v1.6H46zM20 48h13v1.6H20z',
    joints: '',
    depth: 0,
    jointWidth: 0,
  },
}

const roofings: Readonly<Record<Roofing, Texture>> = {
  metal: {
    width: 15,
    height: 60,
    light: 'M1.6 0h1.2v60H1.6z',
    dark: 'M0 0h1.6v60H0z',
    joints: '',
    depth: 0,
    jointWidth: 0,
  },
  shingle: {
    width: 48,
    height: 24,
    light: 'M8 0h9v6H8zM30 6h11v6H30zM2 12h10v6H2zM22 18h8v6H22z',
    dark: 'M24 0h10v6H24zM6 6h9v6H6zM34 12h9v6H34zM12 18h10v6H12zM40 18h8v6H40z',
    joints: 'M0 6h48M0 12h48M0 18h48M0 24h48',
    depth: 0.26,
    jointWidth: 0.9,
  },
  tile: {
    width: 9,
    height: 14,
    light: 'M2 0h2.6v13H2z',
    dark: 'M7 0h2v14H7z',
    joints: 'M0 12q4.500 3.500 9 0',
    depth: 0.34,
    jointWidth: 1.2,
  },
}

function pattern(id: string, texture: Texture, color: string, scale: number): string {
  const { width, height, light, dark, joints, depth, jointWidth } = texture
  return element(
    'pattern',
    {
      id,
      width,
      height,
      patternUnits: 'userSpaceOnUse',
      patternTransform: scale === 1 ? undefined : `scale(${scale})`,
    },
    element('path', { d: `M0 0h${width}v${height}H0z`, fill: color }) +
      element('path', { d: light, fill: mix(color, '#fffaf0', 0.22) }) +
      element('path', { d: dark, fill: mix(color, '#3a2f2a', 0.13) }) +
      (joints
        ? element('path', {
            d: joints,
            fill: 'none',
            stroke: mix(color, '#3a2f2a', depth),
            'stroke-width': String(jointWidth),
          })
        : ''),
  )
}

/** The pattern of a wall, and its id in the drawing. */
export const wallTexture = (id: string, hour: Hour, wall: Wall, scale: number): string =>
  pattern(id, claddings[wall.cladding], inLight(hour, wall.color), scale)

export const roofTexture = (hour: Hour, { roofing, roof }: Exterior, scale: number): string =>
  pattern('r', roofings[roofing], inLight(hour, roof), scale)
