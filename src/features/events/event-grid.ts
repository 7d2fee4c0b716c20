/**
 * Grid classes shared by the cards and their skeleton. The last card fills its row, so that no card
 * is alone beside a gap.
 */
export const EVENT_GRID =
  'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-full lg:[&>:last-child:nth-child(3n+1)]:col-span-full lg:[&>:last-child:nth-child(3n+2)]:col-span-2'
