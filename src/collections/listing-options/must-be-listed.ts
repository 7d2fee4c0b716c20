import type { PayloadRequest } from 'payload'
import type { OptionCollection } from './uses'

const toList = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')

/** Validates that the value of a text field, or each of them, is in a list of the back office. */
export const mustBeListed =
  (collection: OptionCollection, key: 'name' | 'value') =>
  async (value: unknown, { req }: { req: PayloadRequest }): Promise<string | true> => {
    const values = toList(value)
    if (values.length === 0) return true
    const { docs } = await req.payload.find({
      collection,
      where: { [key]: { in: values } },
      depth: 0,
      pagination: false,
      req,
    })
    const known = docs.map((doc) => Object.entries(doc).find(([name]) => name === key)?.[1])
    const unlisted = values.filter((one) => !known.includes(one))
    return unlisted.length === 0 || `Not in the list: ${unlisted.join(', ')}`
  }
