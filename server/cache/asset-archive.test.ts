import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { scratchFolder } from '../../tests/scratch-folder'
import { archiveAssets } from './asset-archive'

const DAY = 24 * 60 * 60 * 1000

it('the files of a build stay for a week after the last day on which it ran', async () => {
  const folder = scratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const archive = path.join(folder, 'archive')
  const build = (name: string, chunk: string) => {
    const made = path.join(folder, name)
    mkdirSync(path.join(made, 'chunks'), { recursive: true })
    writeFileSync(path.join(made, 'chunks', 'shared.js'), 'shared')
    writeFileSync(path.join(made, 'chunks', chunk), chunk)
    return made
  }
  const chunks = () => readdirSync(path.join(archive, 'chunks')).sort()
  const [before, after] = [build('before', 'old.js'), build('after', 'new.js')]
  const today = Date.now()

  await archiveAssets(before, archive, today - 30 * DAY)
  await archiveAssets(before, archive, today)
  expect(chunks()).toEqual(['old.js', 'shared.js'])
  await archiveAssets(after, archive, today + 6 * DAY)
  expect(chunks()).toEqual(['new.js', 'old.js', 'shared.js'])
  await archiveAssets(after, archive, today + 8 * DAY)
  expect(chunks()).toEqual(['new.js', 'shared.js'])
})
