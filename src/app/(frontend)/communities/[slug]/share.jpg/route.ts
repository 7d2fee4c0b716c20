import { keptCommunity } from '@/data/kept'
import { sharedPicture } from '@/data/picture-file'
import { siteInfo } from '@/data/site'
import { renderCard } from './_card/render'

interface Context {
  params: Promise<{ slug: string }>
}

/** Drawn when somebody first asks, kept like the page, and drawn anew when the community changes. */
export const dynamic = 'force-static'
export const revalidate = false

export function generateStaticParams() {
  return []
}

/** The picture that other sites show of a link to the community. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const community = await keptCommunity((await params).slug)
  if (!community) return new Response(null, { status: 404 })
  const [{ name }, photo] = await Promise.all([siteInfo(), sharedPicture(community.images[0])])
  const picture = await renderCard(community, name, photo)
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } })
}
