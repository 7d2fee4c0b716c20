import { refuse } from '@/http/problem-error'
import { withErrors } from '@/http/with-errors'

/** Returns the API's JSON error, not a page, for /api and unknown paths below it. */
const nothingHere = withErrors(async () => {
  throw refuse.notFound('This path does not exist. See /api/docs for the available paths.')
})

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as HEAD,
  nothingHere as OPTIONS,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
}
