/** Where a row that scrolls sideways stands, in CSS pixels, as an element tells it. */
export interface RowPosition {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
}

export interface RowEnds {
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Browsers round these by up to a pixel. */
const SLACK = 2

/** Whether there is anything more on either side. */
export function rowEnds({ scrollLeft, clientWidth, scrollWidth }: RowPosition): RowEnds {
  return {
    atStart: scrollLeft <= SLACK,
    atEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
  }
}
