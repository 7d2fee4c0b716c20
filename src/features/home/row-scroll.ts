/** Scroll properties of a horizontally scrolling element, in CSS pixels. */
export interface RowPosition {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
}

export interface RowEnds {
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Browsers round these values by up to a pixel. */
const SLACK = 2

/** Whether the row is at its start and at its end. */
export function rowEnds({ scrollLeft, clientWidth, scrollWidth }: RowPosition): RowEnds {
  return {
    atStart: scrollLeft <= SLACK,
    atEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
  }
}
