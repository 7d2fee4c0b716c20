import { colors } from './colors'
import { type CardWords, nameSize } from './words'

/** In pixels. Large social networks show this size without cropping. */
export const cardSize = { width: 1200, height: 630 }

const PANEL = 528

interface CardProps {
  words: CardWords
  site: string
  /** The community's color as `#RRGGBB`. */
  accent: string
  /** Data URLs of the logo and of the community's photo. */
  mark: string
  photo: string | null
}

function Mark({ site, mark }: Pick<CardProps, 'site' | 'mark'>) {
  const [, place, rest] = /^(San Antonio)\s+(\S.*)$/.exec(site) ?? [null, '', site]
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <img src={mark} alt="" width={60} height={60} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 15, letterSpacing: 2, color: colors.accent }}>
          {place?.toUpperCase()}
        </div>
        <div style={{ fontFamily: 'Fraunces', fontSize: 29, marginTop: -2 }}>{rest}</div>
      </div>
    </div>
  )
}

function Facts({ words: { name, place, before, price }, accent }: CardProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ width: 64, height: 6, background: accent }} />
      <div
        style={{
          marginTop: 26,
          fontFamily: 'Fraunces',
          fontSize: nameSize(name),
          lineHeight: 1.04,
          letterSpacing: '-0.024em',
          color: accent,
          wordBreak: 'break-word',
        }}
      >
        {name}
      </div>
      <div style={{ marginTop: 18, fontSize: 28, color: colors['ink-soft'] }}>{place}</div>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 14, marginTop: 34 }}>
        {before ? <div style={{ fontSize: 26, color: colors['ink-soft'] }}>{before}</div> : null}
        <div style={{ fontSize: before ? 60 : 44, letterSpacing: '-0.01em' }}>{price}</div>
      </div>
    </div>
  )
}

/** The Open Graph image: publisher, community, location, lowest price. */
export function Card(props: CardProps) {
  const { site, mark, photo } = props
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colors.paper,
        color: colors.ink,
        fontFamily: 'Figtree',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: photo ? PANEL : cardSize.width,
          height: '100%',
          padding: '48px 48px 52px',
        }}
      >
        <Mark site={site} mark={mark} />
        <Facts {...props} />
      </div>
      {photo ? (
        <img
          src={photo}
          alt=""
          width={cardSize.width - PANEL}
          height={cardSize.height}
          style={{ objectFit: 'cover' }}
        />
      ) : null}
    </div>
  )
}
