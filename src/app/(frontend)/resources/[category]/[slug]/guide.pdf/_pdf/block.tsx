import { Image, Link, Text, View } from '@react-pdf/renderer'
import { paths } from '@/config/paths'
import type { CommunitySummary } from '@/contract/communities/community'
import type { RichBlock, RichPicture } from '@/contract/rich-text/rich-text'
import { formatPrice } from '@/domain/communities/price'
import { toInline } from './inline'
import { List } from './list'
import { printable } from './printable'
import { styles } from './styles'
import { Table } from './table'

/** The minimum space below a heading before a page break, in points. */
const UNDER_HEADING = 72

/** JPEG files, by the path of the original image. */
export type PrintPictures = ReadonlyMap<string, Buffer>

function Figure({ picture, pictures }: { picture: RichPicture; pictures: PrintPictures }) {
  const data = pictures.get(picture.src)
  if (!data && !picture.caption) return null
  return (
    <View style={styles.figure} wrap={false}>
      {data ? <Image src={{ data, format: 'jpg' }} style={{ borderRadius: 6 }} /> : null}
      {picture.caption ? <Text style={styles.caption}>{printable(picture.caption)}</Text> : null}
    </View>
  )
}

function Community({ community, origin }: { community: CommunitySummary; origin: string }) {
  const { name, slug, location, startPrice } = community
  const price = formatPrice(startPrice)
  return (
    <View style={styles.community} wrap={false}>
      <Link src={`${origin}${paths.community(slug)}`} style={styles.communityName}>
        {printable(name)}
      </Link>
      <Text>{printable(location)}</Text>
      <Text style={{ fontWeight: 700 }}>{startPrice === null ? price : `From ${price}`}</Text>
    </View>
  )
}

interface BlockProps {
  block: RichBlock
  origin: string
  pictures: PrintPictures
}

export function Block({ block, origin, pictures }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return <Text style={styles.paragraph}>{toInline(block.children, origin)}</Text>
    case 'heading':
      return (
        <Text id={block.id} style={styles[`h${block.level}`]} minPresenceAhead={UNDER_HEADING}>
          {toInline(block.children, origin)}
        </Text>
      )
    case 'list':
      return <List list={block} origin={origin} />
    case 'quote':
      return <Text style={styles.quote}>{toInline(block.children, origin)}</Text>
    case 'table':
      return <Table table={block} origin={origin} />
    case 'picture':
      return <Figure picture={block} pictures={pictures} />
    case 'rule':
      return <View style={styles.rule} />
    case 'community':
      return <Community community={block.community} origin={origin} />
  }
}
