import { expect, it } from 'vitest'
import { partSchema } from './parts'

const part = (path: string) => partSchema.safeParse({ path, bytes: 1, sha256: 'a' }).success

it.each(['tables/builders.copy.gz', 'files/000001', 'photos/a..b.webp', 'payload-secret'])(
  'a part of a backup may be %s',
  (path) => {
    expect(part(path)).toBe(true)
  },
)

it.each(['../payload-secret', 'files/../../etc/passwd', '/etc/passwd', '..'])(
  'a part of a backup may not be %s, which is outside of its folder',
  (path) => {
    expect(part(path)).toBe(false)
  },
)
