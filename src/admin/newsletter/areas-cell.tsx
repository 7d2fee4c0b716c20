import type { DefaultServerCellComponentProps } from 'payload'

/** The areas a subscriber chose, without the state, which is always Texas. */
export function AreasCell({ cellData }: DefaultServerCellComponentProps) {
  const areas = Array.isArray(cellData) ? cellData.map(String) : []
  if (areas.length === 0) return <span className="guide-no">–</span>
  return <span>{areas.map((area) => area.replace(/, TX$/, '')).join(', ')}</span>
}
