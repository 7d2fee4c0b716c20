import { encode } from 'uqr'

interface QrCodeProps {
  /** The address that a phone opens. */
  text: string
  className?: string
}

/**
 * The dark modules as strokes along the rows, each from the end of the one before. In a compressed page
 * this takes half the bytes of squares at absolute places.
 */
function toPath(rows: readonly (readonly boolean[])[]): string {
  const toRow = (row: readonly boolean[]) => row.map((isDark) => (isDark ? 'h' : 'm')).join('')
  const toStroke = (run: string) => (run.startsWith('h') ? `h${run.length}` : `m${run.length} 0`)
  return rows.map((row, y) => `M0 ${y}${toRow(row).replaceAll(/h+|m+/g, toStroke)}`).join('')
}

/** An address as a QR code. A quiet zone of four modules is part of it, as scanners require. */
export function QrCode({ text, className }: QrCodeProps) {
  const { size, data } = encode(text, { border: 4, ecc: 'M' })
  return (
    <svg
      role="img"
      aria-label="QR code of the link"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" transform="translate(0 .5)" d={toPath(data)} />
    </svg>
  )
}
