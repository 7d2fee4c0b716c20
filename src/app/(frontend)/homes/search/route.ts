import { paths } from '@/config/paths'
import { getHomesAddress } from '@/features/communities/homes-address'
import { loadSearchParams } from '@/features/communities/search-params'

/** The search of the home page for homes. Its fields are those of the list of communities. */
export function GET(request: Request): Response {
  const state = loadSearchParams(new URL(request.url).searchParams)
  const location = getHomesAddress(state) ?? paths.homes
  return new Response(null, { status: 307, headers: { location } })
}
