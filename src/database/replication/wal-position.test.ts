import { expect, it } from 'vitest'
import { findObstacle } from './wal-position'

const position = { system: '7', timeline: 2, lsn: '1/0000A000' }
const replay = { isReplica: true, system: '7', timeline: 2, lsn: '1/0000A000' }

it.each([
  [undefined, replay],
  [undefined, { ...replay, lsn: '10/0' }],
  [undefined, { ...replay, lsn: '1/10000000' }],
  ['behind', { ...replay, lsn: '1/9FFF' }],
  ['behind', { ...replay, lsn: '0/FFFFFFFF' }],
  ['behind', { ...replay, lsn: null }],
  ['primary', { ...replay, isReplica: false }],
  ['other-cluster', { ...replay, system: '8' }],
  ['other-timeline', { ...replay, timeline: 1 }],
] as const)('the obstacle is %s for a server that says %j', (obstacle, server) => {
  expect(findObstacle(position, server)).toBe(obstacle)
})
