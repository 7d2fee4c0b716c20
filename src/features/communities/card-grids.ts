import type { CardLayout } from '@/components/communities/layouts'

/** Layout of a card grid by the width of the list, in pixels. */
export interface CardGrid {
  /** Number of columns by minimum width, widest first. */
  readonly columns: readonly (readonly [fromWidth: number, columns: number])[]
  /** The last card fills its row, so that no card is alone beside a gap. */
  readonly className: string
  /** Gap between rows, in pixels. */
  readonly gap: number
  /** Estimated row height before measurement, in pixels. */
  readonly rowHeight: number
  /**
   * The number of cards in view on most screens. They are painted before the others, and their layout
   * is not skipped, which would only do it twice.
   */
  readonly inView: number
}

/** Widths in pixels from which Tailwind's container queries match. */
const container = { md: 448, lg: 512, '2xl': 672, '4xl': 896 } as const

export const cardGrids: Record<CardLayout | 'small', CardGrid> = {
  compact: {
    columns: [
      [container['4xl'], 3],
      [container.md, 2],
    ],
    className:
      'grid-cols-1 gap-4 [--later-height:26rem] @md:grid-cols-2 @4xl:grid-cols-3 @md:@max-4xl:[&>:last-child:nth-child(odd)]:col-span-full @4xl:[&>:last-child:nth-child(3n+1)]:col-span-full @4xl:[&>:last-child:nth-child(3n+2)]:col-span-2',
    gap: 16,
    rowHeight: 410,
    inView: 4,
  },
  standard: {
    columns: [[container.lg, 2]],
    className:
      'grid-cols-1 gap-4 [--later-height:32rem] @lg:grid-cols-2 @lg:[&>:last-child:nth-child(odd)]:col-span-full',
    gap: 16,
    rowHeight: 520,
    inView: 4,
  },
  horizontal: {
    columns: [],
    className: 'grid-cols-1 gap-4 [--later-height:32rem] @md:[--later-height:15rem]',
    gap: 16,
    rowHeight: 250,
    inView: 1,
  },
  list: {
    columns: [],
    className: 'grid-cols-1 gap-3 [--later-height:10rem] @2xl:[--later-height:7rem]',
    gap: 12,
    rowHeight: 112,
    inView: 4,
  },
  small: {
    columns: [[container['2xl'], 2]],
    className:
      'grid-cols-1 gap-3 [--later-height:6.25rem] @2xl:grid-cols-2 @2xl:[&>:last-child:nth-child(odd)]:col-span-full',
    gap: 12,
    rowHeight: 98,
    inView: 4,
  },
}

/** Number of cards in a row of a list of this width. */
export function columnsAt(grid: CardGrid, width: number): number {
  return grid.columns.find(([from]) => width >= from)?.[1] ?? 1
}
