import { clsx } from 'clsx'
import type { MarkerColor } from '@/domain/marker-color'
import { drawing, type TeaserPin } from '@/features/home/teaser-pins'

/** The county lines, simplified by hand. */
const counties = [
  // Kendall
  'M71-10V126L145 165L166 161L216 149L340 29L305-10',
  // Comal
  'M216 149L260 152L271 145L310 150L333 146L380 163L358 172V190L376 207V223L396 241L510 191L560 144L520-10',
  // Guadalupe
  'M396 241L435 270L471 299V312H495V373L647 374L755 208L714 163L707 167L683 151L680 139L669 143L647 117L641 90L627 79L560 144',
  // Bexar
  'M145 165L130 183V450M495 312L440 450',
]

const rivers = [
  'M-10 150L45 210Q70 250 95 300T170 450',
  'M28 10Q110 34 190 62T330 78Q360 82 400 70',
  'M452 80Q500 100 520 130T548 200T600 260T667 360',
  'M300 240Q290 280 305 330T340 450',
]

const lakes = [
  'M390 50Q420 58 450 60Q462 70 450 76Q424 78 406 66Q394 60 390 50Z',
  'M38 238Q52 244 62 264Q60 274 50 264Q40 252 38 238Z',
]

const roads = [
  // I-10 and I-35, US 281, Loop 410, Loop 1604
  'M70-10L150 100L200 162Q230 210 245 300L285 351L330 340L470 330L790 210',
  'M210 450L285 351L345 315L430 250L500 185L640-10',
  'M330-10L326 90Q318 180 296 250L285 351L300 450',
  'M285 276A76 74 0 1 1 284.900 276Z',
  'M290 240A130 112 0 1 1 289.900 240Z',
]

const countyNames = [
  { name: 'KENDALL', x: 176, y: 32 },
  { name: 'COMAL', x: 374, y: 104 },
  { name: 'GUADALUPE', x: 570, y: 286 },
  { name: 'BEXAR', x: 240, y: 428 },
]

const towns = [
  { name: 'Boerne', x: 158, y: 150 },
  { name: 'Bulverde', x: 310, y: 176 },
  { name: 'New Braunfels', x: 473, y: 204 },
  { name: 'Schertz', x: 398, y: 268 },
  { name: 'Seguin', x: 606, y: 264 },
]

const fills: Record<MarkerColor, string> = {
  blue: 'fill-marker-blue',
  orange: 'fill-marker-orange',
  yellow: 'fill-marker-yellow',
  red: 'fill-marker-red',
  grey: 'fill-marker-grey',
}

const inks: Record<MarkerColor, string> = {
  blue: 'fill-surface',
  orange: 'fill-ink',
  yellow: 'fill-ink',
  red: 'fill-surface',
  grey: 'fill-surface',
}

const dots = (pins: readonly TeaserPin[]) =>
  pins.map(({ id, x, y, color, label }) =>
    label === null ? (
      <circle key={id} cx={x} cy={y} r={4.5} className={clsx(fills[color], 'stroke-surface')} />
    ) : null,
  )

function Price({ pin: { x, y, color, label } }: { pin: TeaserPin }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0L-6-8H-18A12 12 0 0 1-18-32H18A12 12 0 0 1 18-8H6Z"
        className={clsx(fills[color], 'stroke-2 stroke-surface')}
      />
      <text y={-16} className={clsx(inks[color], 'figures font-bold text-xs')}>
        {label}
      </text>
    </g>
  )
}

const lines = (paths: readonly string[]) => paths.map((d) => <path key={d} d={d} />)

/** The four counties with their communities, drawn; the words beside it say what it shows. */
export function TeaserMapDrawing({
  pins,
  className,
}: {
  pins: readonly TeaserPin[]
  className: string
}) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      textAnchor="middle"
      className={className}
    >
      <g className="fill-none stroke-3 stroke-on-night/15">{lines(roads)}</g>
      <g className="fill-none stroke-2 stroke-marker-blue">{lines(rivers)}</g>
      <g className="fill-marker-blue">{lines(lakes)}</g>
      <g className="fill-none stroke-on-night/60 [stroke-dasharray:5_4]">{lines(counties)}</g>
      <g className="fill-on-night/70 text-xs tracking-[0.22em]">
        {countyNames.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      <g>{dots(pins)}</g>
      <g className="fill-sand stroke-4 stroke-primary font-semibold text-xs [paint-order:stroke]">
        {towns.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        <text x={285} y={376} className="font-display text-lg">
          San Antonio
        </text>
      </g>
      {pins.map((pin) => (pin.label === null ? null : <Price key={pin.id} pin={pin} />))}
    </svg>
  )
}
