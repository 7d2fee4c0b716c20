import { beforeEach, expect, it, vi } from 'vitest'
import { type LocalDraft, readLocalDrafts, removeLocalDraft, saveLocalDraft } from './storage'

const KEY = 'guide:unsaved:1:builders:2'

function aDraft(id: string, name: string, at = new Date().toISOString()): LocalDraft {
  return { id, at, basedOn: null, data: { name } }
}

let room = Number.POSITIVE_INFINITY

beforeEach(() => {
  const stored = new Map<string, string>()
  room = Number.POSITIVE_INFINITY
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
  })
})

const names = () => readLocalDrafts(KEY).map(({ data }) => data.name)

it('saveLocalDraft stores what is typed now beside the changes of an earlier visit', () => {
  saveLocalDraft(KEY, aDraft('earlier', 'Old'))
  saveLocalDraft(KEY, aDraft('now', 'N'))
  saveLocalDraft(KEY, aDraft('now', 'New'))
  expect(names()).toEqual(['New', 'Old'])
})

it('removeLocalDraft removes the changes of one visit only', () => {
  saveLocalDraft(KEY, aDraft('earlier', 'Old'))
  saveLocalDraft(KEY, aDraft('now', 'New'))
  removeLocalDraft(KEY, 'now')
  expect(names()).toEqual(['Old'])
})

it('saveLocalDraft keeps the changes of the last three visits', () => {
  for (const name of ['a', 'b', 'c', 'd']) saveLocalDraft(KEY, aDraft(name, name))
  expect(names()).toEqual(['d', 'c', 'b'])
})

it('saveLocalDraft keeps earlier changes when the storage is full', () => {
  saveLocalDraft(KEY, aDraft('earlier', 'Old'))
  room = 200
  saveLocalDraft(KEY, aDraft('now', 'Long '.repeat(100)))
  expect(names()).toEqual(['Old'])
})

it('readLocalDrafts reads no changes that are malformed or older than two weeks', () => {
  saveLocalDraft(KEY, aDraft('earlier', 'Old', '2026-01-01T12:00:00.000Z'))
  expect(names()).toEqual([])
  localStorage.setItem(KEY, '{"not": "a list"')
  expect(names()).toEqual([])
})
