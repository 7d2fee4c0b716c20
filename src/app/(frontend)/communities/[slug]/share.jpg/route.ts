import { PICTURE_CACHING } from '@/config/picture-caching'
import { communityBySlug } from '@/data/communities/queries'
import { sharedPicture } from '@/data/media/picture-file'
import { siteInfo } from '@/data/site/queries'
import { renderCard } from './_card/render'

interface Context {
  params: Promise<{ slug: string }>
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const community = await communityBySlug((await params).slug)
  if (!community) return respond(null, 404, 'no-store')
  const [{ name }, photo] = await Promise.all([siteInfo(), sharedPicture(community.images[0])])
  const picture = await renderCard(community, name, photo)
  return respond(new Uint8Array(picture), 200, PICTURE_CACHING)
}

function respond(body: BodyInit | null, status: number, cacheControl: string): Response {
  return new Response(body, {
    status,
    headers: { 'cache-control': cacheControl, ...(body ? { 'content-type': 'image/jpeg' } : {}) },
  })
}
