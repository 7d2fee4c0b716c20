import {
  type PersonErasureResponse,
  personErasureResponse,
} from '@/contract/personal-data/person-erasure'
import { type ApiResult, readAdminApi } from '../api-client'

/** Returns what is stored about a person, or an error message. With `apply`, the data is erased. */
export function requestErasure(
  email: string,
  apply: boolean,
): Promise<ApiResult<PersonErasureResponse>> {
  return readAdminApi('/leads/erase', personErasureResponse, { email, apply })
}
