import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import type { CommunityDetail } from '@/contract/communities/community'
import { accentColor } from '@/domain/communities/accent-color'
import { Card, cardSize } from './card'
import { cardWords } from './words'

const fontsFolder = 'src/app/(frontend)/communities/[slug]/share.jpg/_card/fonts'

/** The fonts and the logo, read once. */
let parts: ReturnType<typeof readParts> | undefined

async function readParts() {
  const [fraunces, figtree, mark] = await Promise.all([
    readFile(path.join(process.cwd(), fontsFolder, 'fraunces-display.ttf')),
    readFile(path.join(process.cwd(), fontsFolder, 'figtree-semibold.ttf')),
    readFile(path.join(process.cwd(), 'public/brand/mark.svg')),
  ])
  return {
    fonts: [
      { name: 'Fraunces', data: fraunces, weight: 400 as const },
      { name: 'Figtree', data: figtree, weight: 400 as const },
    ],
    mark: dataUrl('image/svg+xml', mark),
  }
}

function dataUrl(type: string, data: Buffer): string {
  return `data:${type};base64,${data.toString('base64')}`
}

/** Renders the Open Graph image as a JPEG. `photo` is a JPEG. */
export async function renderCard(
  community: CommunityDetail,
  site: string,
  photo: Buffer | null,
): Promise<Buffer> {
  parts ??= readParts()
  const { fonts, mark } = await parts
  const card = (
    <Card
      words={cardWords(community)}
      site={site}
      accent={accentColor(community.name)}
      mark={mark}
      photo={photo && dataUrl('image/jpeg', photo)}
    />
  )
  const png = await new ImageResponse(card, { ...cardSize, fonts }).arrayBuffer()
  return sharp(png).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
