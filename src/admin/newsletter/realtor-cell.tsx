import type { DefaultServerCellComponentProps } from 'payload'

/** Whether a subscriber is a realtor. A dash means that the form did not ask. */
export function RealtorCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'boolean') return <span className="guide-no">–</span>
  return <span>{cellData ? 'Yes' : 'No'}</span>
}
