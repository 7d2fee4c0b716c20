import { refuse } from '@/http/problem-error'
import { read, route } from '@/http/route'

const nothingHere = read({
  answer: async () => {
    throw refuse.notFound('The contract has no such path.')
  },
})

/** Every path of the contract's that is no call: refused like a call, not with a page. */
export const { GET, HEAD, OPTIONS } = route({ GET: nothingHere })
export { GET as DELETE, GET as PATCH, GET as POST, GET as PUT }
