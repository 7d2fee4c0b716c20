import { encode } from 'uqr'

interface QrCodeProps {
  /** The address that a phone opens. */
  text: string
  className?: string
}

/** The dark modules of each row as horizontal strokes, which are the shortest path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
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
      <path fill="#000" d={pathOf(data)} />
    </svg>
  )
}
