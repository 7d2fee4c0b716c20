import type { ResourceDetail } from './resource'

/** A resource without text, for tests. */
export function aResourceDetail(overrides: Partial<ResourceDetail> = {}): ResourceDetail {
  return {
    id: '1',
    title: 'Closing costs',
    slug: 'closing-costs',
    description: 'What closing costs.',
    category: 'mortgage-financing',
    type: 'guide',
    readMinutes: null,
    picture: null,
    content: [],
    updatedAt: '2026-05-02T12:00:00.000Z',
    ...overrides,
  }
}
