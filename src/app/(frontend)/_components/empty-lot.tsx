/** A surveyor's stake with a ribbon. `x` and `y` are its foot. */
function Stake({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <path d={`M${x} ${y}v-30`} className="stroke-ink" strokeWidth="3" />
      <path d={`M${x} ${y - 28}l16 5-12 6 10 7-14-4z`} className="fill-marigold" />
    </g>
  )
}

function LiveOak() {
  return (
    <g>
      <path
        d="M330 196c2-22-4-30-16-42m16 26c4-16 12-24 24-30m-26 46h18c-4-16-2-30 4-44"
        className="fill-none stroke-ink"
        strokeWidth="5"
      />
      <g className="fill-primary">
        <ellipse cx="300" cy="136" rx="42" ry="26" />
        <ellipse cx="372" cy="134" rx="40" ry="27" />
        <ellipse cx="338" cy="112" rx="50" ry="32" />
      </g>
      <ellipse cx="326" cy="104" rx="24" ry="12" className="fill-primary-tint opacity-20" />
    </g>
  )
}

/** The illustration of the 404 page: a staked-out lot without a house. */
export function EmptyLot({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 250" aria-hidden="true" className={className} strokeLinecap="round">
      <circle cx="96" cy="70" r="30" className="fill-marigold opacity-60" />
      <path d="M14 214c30-62 92-86 150-58s96 18 142-4 84 8 104 62z" className="fill-primary-tint" />
      <LiveOak />
      <ellipse cx="210" cy="218" rx="208" ry="30" className="fill-sand" />
      <path
        d="M58 222l110-14 108 20-126 16z"
        className="fill-none stroke-accent"
        strokeWidth="2"
        strokeDasharray="2 8"
      />
      <Stake x={58} y={222} />
      <Stake x={276} y={228} />
      <path d="M134 230v-74m68 74v-74" className="stroke-ink" strokeWidth="6" />
      <rect x="108" y="112" width="120" height="58" rx="6" className="fill-surface stroke-ink" />
      <text x="168" y="133" textAnchor="middle" className="fill-accent font-semibold text-xs">
        LOT
      </text>
      <text x="168" y="160" textAnchor="middle" className="fill-ink font-display text-2xl">
        404
      </text>
    </svg>
  )
}
