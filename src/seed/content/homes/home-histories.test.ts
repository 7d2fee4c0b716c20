import { expect, it } from 'vitest'
import { getBuilderRecord } from '@/domain/builders/builder-record'
import { findCompletion, type HomeChange } from '@/domain/homes/home-history'
import { addDays } from '@/domain/time/days'
import { homeHistories, type SeedHomeChange } from './home-histories'
import { homes } from './homes'

const today = '2026-11-20'

const toChange = ({ field, daysAgo, value, days, source }: SeedHomeChange): HomeChange => ({
  field,
  day: addDays(today, -daysAgo),
  price: null,
  value: days === undefined ? (value ?? null) : addDays(today, days),
  source,
})
const byHome = new Map<string, HomeChange[]>()
for (const change of homeHistories) {
  const key = `${change.community}/${change.home}`
  byHome.set(key, [...(byHome.get(key) ?? []), toChange(change)])
}
const getChanges = (community: string, home: string) => byHome.get(`${community}/${home}`) ?? []

it('a sample history of a home ends with what the home has today', () => {
  for (const { community, slug, stage, status, moveInDays } of homes) {
    const changes = getChanges(community, slug)
    const last = (field: string) => changes.findLast((change) => change.field === field)?.value
    expect([last('stage'), last('status'), last('moveIn')]).toEqual([
      stage,
      status,
      moveInDays === null ? null : addDays(today, moveInDays),
    ])
  }
})

it('a sample history of a home changes on each of its days, from the oldest on', () => {
  for (const changes of byHome.values())
    for (const field of ['stage', 'status', 'moveIn']) {
      const steps = changes.filter((change) => change.field === field)
      const wrong = steps.filter(({ day, value }, index) => {
        const before = steps[index - 1]
        return day > today || (before && (before.day >= day || before.value === value))
      })
      expect(wrong).toEqual([])
    }
})

it('the sample has builders whose dates can be compared, and others with too few homes', () => {
  const builders = new Map<string, (typeof homes)[number][]>()
  for (const home of homes)
    builders.set(home.builder, [...(builders.get(home.builder) ?? []), home])
  const records = [...builders.values()].map((own) =>
    getBuilderRecord(
      own.flatMap(({ community, slug }) => findCompletion(getChanges(community, slug)) ?? []),
    ),
  )
  const known = records.filter((record) => record !== null)
  expect(known.length).toBeGreaterThan(1)
  expect(known.length).toBeLessThan(records.length)
  const completed = known.reduce((sum, record) => sum + record.homes.length, 0)
  const held = known.reduce((sum, record) => sum + record.held, 0)
  expect(held).toBeGreaterThan(completed / 2)
  expect(held).toBeLessThan(completed)
})
