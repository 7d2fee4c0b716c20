import { printPicture } from '@/data/media/picture-file'
import { resourceBySlug } from '@/data/resources/queries'
import { siteInfo } from '@/data/site/queries'
import { picturesIn } from './_pdf/pictures'
import { renderGuide } from './_pdf/render'

interface Context {
  params: Promise<{ category: string; slug: string }>
}

/** The text of a resource as a PDF download. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { category, slug } = await params
  const entry = await resourceBySlug(slug)
  if (entry?.category !== category) return notFound()
  const [site, pictures] = await Promise.all([siteInfo(), picturesIn(entry.content, printPicture)])
  const file = await renderGuide({ entry, site, pictures })
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slug}.pdf"`,
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  })
}

function notFound(): Response {
  return new Response('Resource Not Found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
