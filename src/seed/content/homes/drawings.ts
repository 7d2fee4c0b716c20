import type { DrawingFile } from '@/seed/types'
import { type Design, families } from './designs'

/** How many exteriors of each design are drawn. */
export const EXTERIORS = 4

/** The drawings of the floors of a design, the first floor first. */
export const floorFiles = ({ key, family }: Design): DrawingFile[] =>
  Array.from(
    { length: families[family].stories },
    (_, index): DrawingFile => `plan-${key}-${index + 1}.svg`,
  )

/** The drawing of one of the exteriors of a design. */
export const elevationFile = ({ key }: Design, exterior: number): DrawingFile =>
  `elevation-${key}-${'abcd'.charAt(exterior)}.svg`
