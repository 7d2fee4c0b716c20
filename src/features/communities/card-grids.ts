import type { CardLayout } from '@/components/communities/layouts'

/** Layout of a card grid by window width, in pixels. */
export interface CardGrid {
  /** Number of columns by minimum window width, widest first. */
  readonly columns: readonly (readonly [fromWidth: number, columns: number])[]
  readonly className: string
  /** Gap between rows, in pixels. */
  readonly gap: number
  /** Estimated row height before measurement, in pixels. */
  readonly rowHeight: number
}

const SM = 640
const MD = 768
const XL = 1280

export const cardGrids: Record<CardLayout | 'small', CardGrid> = {
  compact: {
    columns: [
      [XL, 3],
      [SM, 2],
    ],
    className:
      'grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3 [--later-height:31rem] xl:[--later-height:28rem]',
    gap: 20,
    rowHeight: 410,
  },
  standard: {
    columns: [[SM, 2]],
    className:
      'grid-cols-1 gap-5 sm:grid-cols-2 [--later-height:35rem] xl:[--later-height:37.5rem]',
    gap: 20,
    rowHeight: 590,
  },
  horizontal: {
    columns: [],
    className: 'grid-cols-1 gap-5 [--later-height:34rem] md:[--later-height:14.5rem]',
    gap: 20,
    rowHeight: 280,
  },
  list: {
    columns: [],
    className: 'grid-cols-1 gap-3 [--later-height:10rem] md:[--later-height:7rem]',
    gap: 12,
    rowHeight: 112,
  },
  small: {
    columns: [[MD, 2]],
    className:
      'grid-cols-1 gap-4 md:grid-cols-2 [--later-height:6.25rem] md:max-xl:[--later-height:7.25rem]',
    gap: 16,
    rowHeight: 98,
  },
}

/** Number of cards in a row at a window width. */
export function columnsAt(grid: CardGrid, width: number): number {
  return grid.columns.find(([from]) => width >= from)?.[1] ?? 1
}
