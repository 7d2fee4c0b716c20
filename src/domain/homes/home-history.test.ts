import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/days'
import {
  countDaysMoved,
  findCompletion,
  findFirstPromise,
  getListedTime,
  type HomeChange,
  joinListings,
} from './home-history'

type Entry = readonly [day: string, field: HomeChange['field'], value: string | null]

const changes = (...entries: readonly Entry[]) =>
  entries.map(([day, field, value]) => ({ day, field, value, price: null, source: 'editor' }))

/** A home that was listed on September 1 with a date, which moved on November 3. */
const moved = changes(
  ['2026-09-01', 'status', 'available'],
  ['2026-09-01', 'stage', 'under-construction'],
  ['2026-09-01', 'moveIn', '2027-01-10'],
  ['2026-11-03', 'moveIn', '2027-02-14'],
)
const start = (all: readonly HomeChange[]) => all.map((change) => ({ ...change, source: 'start' }))

describe('the first promise of a home', () => {
  it('is the first completion date, however often it moved', () => {
    expect(findFirstPromise(moved)).toEqual({
      date: '2027-01-10',
      day: '2026-09-01',
      isFirst: true,
    })
    expect(countDaysMoved(moved)).toBe(35)
  })

  it('is only the first that was recorded of a home that was published before', () => {
    expect(findFirstPromise(start(moved))?.isFirst).toBe(false)
  })

  it.each<[string, ...Entry[]]>([
    ['without a date', ['2026-09-01', 'stage', 'under-construction']],
    [
      'whose date was over when it was published',
      ['2026-09-01', 'stage', 'under-construction'],
      ['2026-09-01', 'moveIn', '2026-08-31'],
    ],
    ['that was ready', ['2026-09-01', 'stage', 'ready'], ['2026-09-01', 'moveIn', '2026-10-01']],
    ['whose stage is not known', ['2026-09-01', 'moveIn', '2027-01-10']],
    [
      'whose date does not exist',
      ['2026-09-01', 'stage', 'to-be-built'],
      ['2026-09-01', 'moveIn', '2027-02-30'],
    ],
  ])('is not known of a home %s', (_, ...entries) => {
    expect(findFirstPromise(changes(...entries))).toBeNull()
    expect(countDaysMoved(changes(...entries))).toBeNull()
  })

  it('did not move to a date that was taken away, nor of a home that is ready', () => {
    const taken = [...moved, ...changes(['2026-11-20', 'moveIn', null])]
    const ready = [...moved, ...changes(['2026-11-20', 'stage', 'ready'])]
    expect([countDaysMoved(taken), countDaysMoved(ready)]).toEqual([null, null])
  })
})

describe('the time for which a home is listed', () => {
  const listed = changes(['2026-09-01', 'status', 'available'])

  it('is counted from its first day until today, also while a sale is pending', () => {
    const pending = [...listed, ...changes(['2026-09-20', 'status', 'pending'])]
    for (const one of [listed, pending])
      expect(getListedTime(one, '2026-11-24')).toEqual({
        since: '2026-09-01',
        days: 84,
        isAtLeast: false,
      })
    expect(getListedTime(listed, '2026-09-01')?.days).toBe(0)
  })

  it('ends with the sale, and leaves out the days on which the home was withdrawn', () => {
    const sold = [...listed, ...changes(['2026-09-11', 'status', 'sold'])]
    expect(getListedTime(sold, '2026-11-24')?.days).toBe(10)
    const back = changes(['2026-09-11', 'status', null], ['2026-11-20', 'status', 'available'])
    expect(getListedTime([...listed, ...back], '2026-11-24')?.days).toBe(14)
  })

  it('is a minimum of a home that was published before its changes were recorded', () => {
    expect(getListedTime(start(listed), '2026-09-11')).toMatchObject({ days: 10, isAtLeast: true })
  })

  it('is not known of a home that was never listed, nor listed in the future', () => {
    expect(getListedTime([], '2026-11-24')).toBeNull()
    expect(getListedTime(changes(['2026-09-01', 'status', 'sold']), '2026-11-24')).toBeNull()
    expect(getListedTime(listed, '2026-08-31')).toBeNull()
  })

  it('is never below zero nor above the time since the first day', () => {
    const step = fc.record({
      after: fc.integer({ min: 1, max: 90 }),
      value: fc.constantFrom('available', 'pending', 'sold', null),
    })
    fc.assert(
      fc.property(fc.array(step), fc.nat(90), (steps, rest) => {
        let day = '2026-01-01'
        const all = steps.flatMap(({ after, value }) => {
          day = addDays(day, after)
          return changes([day, 'status', value])
        })
        const today = addDays(day, rest)
        const found = getListedTime(all, today)
        expect(found === null).toBe(steps.every(({ value }) => !value || value === 'sold'))
        if (!found) return
        expect(found.days).toBeGreaterThanOrEqual(0)
        expect(found.days).toBeLessThanOrEqual(daysBetween(found.since, today))
      }),
    )
  })
})

describe('the completion of a home', () => {
  const ready = (day: string) => changes([day, 'stage', 'ready'])

  it('compares the first date with the day from which the home was published as ready', () => {
    expect(findCompletion([...moved, ...ready('2027-02-01')])).toEqual({
      promised: '2027-01-10',
      ready: '2027-02-01',
      days: 22,
    })
    expect(findCompletion([...moved, ...ready('2027-01-07')])?.days).toBe(-3)
  })

  it('is not known while the home is built, and of one that was ready when it was listed', () => {
    expect(findCompletion(moved)).toBeNull()
    const always = changes(['2026-09-01', 'stage', 'ready'], ['2026-09-01', 'moveIn', '2026-10-01'])
    expect(findCompletion(always)).toBeNull()
  })

  it('is not known if the first date is not, or was published with the home being ready', () => {
    expect(findCompletion([...start(moved), ...ready('2027-02-01')])).toBeNull()
    const late = changes(
      ['2026-09-01', 'stage', 'under-construction'],
      ['2026-11-03', 'moveIn', '2026-11-10'],
      ['2026-11-03', 'stage', 'ready'],
    )
    expect(findCompletion(late)).toBeNull()
  })

  it('is not known of a home that was under construction again after it was ready', () => {
    const again = changes(['2027-02-03', 'stage', 'under-construction'])
    expect(findCompletion([...moved, ...ready('2027-02-01'), ...again])).toBeNull()
    const twice = [...again, ...ready('2027-03-01')]
    expect(findCompletion([...moved, ...ready('2027-02-01'), ...twice])).toBeNull()
  })
})

describe('a home that is listed again', () => {
  const by = (listing: number | null, all: readonly HomeChange[]) =>
    all.map((change) => ({ ...change, listing }))
  const values = (all: readonly HomeChange[]) =>
    all.map(({ day, field, value }) => [day, field, value])
  const withdrawn = [...moved, ...changes(['2026-11-10', 'status', null])]
  const again = changes(
    ['2026-11-10', 'status', 'available'],
    ['2026-11-10', 'stage', 'under-construction'],
    ['2026-11-10', 'moveIn', '2027-03-01'],
  )

  it('has the history of the earlier listing, also if that was deleted', () => {
    for (const earlier of [7, null])
      expect(values(joinListings([...by(earlier, withdrawn), ...by(8, again)], 8))).toEqual([
        ...values(moved),
        ['2026-11-10', 'moveIn', '2027-03-01'],
      ])
  })

  it('shows the days on which it was not listed', () => {
    const later = again.map((change) => ({ ...change, day: '2026-11-20' }))
    const joined = joinListings([...by(7, withdrawn), ...by(8, later)], 8)
    expect(getListedTime(joined, '2026-11-24')).toMatchObject({ since: '2026-09-01', days: 74 })
    expect(findFirstPromise(joined)?.date).toBe('2027-01-10')
  })

  it('has nothing of a listing at the address that was not over before', () => {
    for (const other of [moved, [...moved, ...changes(['2026-11-11', 'status', 'sold'])]]) {
      const joined = joinListings([...by(7, other), ...by(8, again)], 8)
      expect(values(joined)).toEqual(values(again))
    }
  })

  it('has its changes in the order of their days, and none that changes nothing', () => {
    const entry = fc.record({
      listing: fc.constantFrom(1, 2, 3, null),
      day: fc.nat(60).map((days) => addDays('2026-09-01', days)),
      field: fc.constantFrom('status' as const, 'moveIn' as const),
      value: fc.constantFrom('available', 'sold', null),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const all = entries
          .map((one) => ({ ...one, price: null, source: 'editor' }))
          .sort((a, b) => a.day.localeCompare(b.day))
        const joined = joinListings(all, 1)
        expect(joined).toEqual(joined.toSorted((a, b) => a.day.localeCompare(b.day)))
        for (const field of ['status', 'moveIn'] as const) {
          const steps = joined.filter((change) => change.field === field)
          for (const [index, step] of steps.entries())
            if (index > 0) expect(step.value).not.toBe(steps[index - 1]?.value)
        }
      }),
    )
  })
})
