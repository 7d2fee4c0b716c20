import { guarded } from '@/http/guarded'
import { refuse } from '@/http/problem-error'

/** Every path of the contract's that is no call: refused like a call, not with a page. */
const nothingHere = guarded(async () => {
  throw refuse.notFound('The contract has no such path. Its calls are listed at /api/docs.')
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
